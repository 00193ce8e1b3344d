/** Averages, intervals and tables of them. */

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

export function deviation(values: readonly number[]): number {
  const middle = mean(values);
  const squares = values.reduce((sum, value) => sum + (value - middle) ** 2, 0);
  return values.length < 2 ? 0 : Math.sqrt(squares / (values.length - 1));
}

/** Half the width of the 95 % interval of a mean, of values that do not depend on each other. */
export const margin = (values: readonly number[]): number =>
  values.length < 2 ? Number.NaN : (1.96 * deviation(values)) / Math.sqrt(values.length);

export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** Rows as lines: the first column to the left, all others to the right. */
export function tableLines(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
}
