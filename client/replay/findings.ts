/** What is wrong with a log or its luck, in words. */
import type { LogFault } from '../../core/log.ts';
import type { Finding } from '../../protocol/verify.ts';
import type { TableText } from '../../text/table-text.ts';

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
