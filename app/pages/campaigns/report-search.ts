/** Which people a report shows, as its address says it. */
const SHOWN = ['sent', 'opened', 'clicked', 'failed', 'skipped', 'unknown', 'waiting'] as const
export type Who = (typeof SHOWN)[number]

export interface ReportSearch {
  readonly who?: Who
}

export function readReportSearch({ who }: Record<string, unknown>): ReportSearch {
  const known = whoOf(who)
  return known ? { who: known } : {}
}

/** Of numbers behind which nobody is kept, undefined. */
export function whoOf(name: unknown): Who | undefined {
  return SHOWN.find((each) => each === name)
}
