/** What came of checking the luck, in words. */
import type { LogFault } from '../../core/log.ts';
import type { Finding, Verdict } from '../../protocol/verify.ts';
import type { TableText } from '../../text/table-text.ts';

const SHOWN = 5;

export function verdictIn({ findings, checked }: Verdict, text: TableText, title: string): string[] {
  if (findings.length > 0) {
    const lines = findings.slice(0, SHOWN).map((finding) => findingIn(finding, text));
    return findings.length > SHOWN ? [...lines, text.verify.more(findings.length - SHOWN)] : lines;
  }
  if (!checked) return [];
  const { table } = checked;
  const sound = text.verify.sound(title, checked);
  return table ? [sound, text.verify.promise(table.id, table.commitment)] : [sound];
}

export function findingIn(finding: Finding, text: TableText): string {
  if (finding.code === 'logFault') return faultIn(finding.fault, text);
  const say = text.verify.findings[finding.code] as (finding: Finding) => string;
  return say(finding);
}

/** What is wrong with a log, and in which line. */
export function faultIn(fault: LogFault, text: TableText): string {
  const say = text.logFaults[fault.code] as (
    fault: unknown,
    sayer: Parameters<TableText['logFaults']['malformed']>[1],
  ) => string;
  const what = say(fault, ({ path, code, params }) => text.faults[code](path, params));
  return text.atLine(fault.line, what);
}
