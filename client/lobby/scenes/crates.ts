/** The five colours of containers, as they are painted in the scenes. */
const INK = '#1e2a33';

export const CRATES = {
  K: { side: '#33393f', rib: '#5a626a', edge: 'var(--k-line)' },
  W: { side: '#f7f4ec', rib: '#c1beb8', edge: INK },
  B: { side: '#8a5a3b', rib: '#6c462e', edge: INK },
  T: { side: '#dcb87f', rib: '#ac9063', edge: INK },
  O: { side: '#e0722b', rib: '#af5922', edge: INK },
} as const;

export type CrateColour = keyof typeof CRATES;
