import type { Game } from '../../../core/game.ts';

export declare const cargoNoir: Game;
