/** The figures of the rulebook. */
import type { Plates } from '../../../text/plate.ts';
import type { Container } from '../rules/types.ts';
import { type PlateId, plates } from './plates.ts';
import { words } from './text/index.ts';

export const book: Plates<Container, PlateId> = { plates, words };
