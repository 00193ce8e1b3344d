/** The figures of the rulebook. */
import type { Plates } from '../../../text/plate.ts';
import type { CargoNoir } from '../rules/types.ts';
import { type PlateId, plates } from './plates.ts';
import { words } from './text/index.ts';

export const book: Plates<CargoNoir, PlateId> = { plates, words };
