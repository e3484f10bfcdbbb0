import type { Figures } from './target.ts'

/** The peer that ratios are against. */
const peerName = 'Hocuspocus'

/** A Markdown table of medians, with ratios against stock Hocuspocus of the same run. */
export function report(figures: Figures[]): string {
  const rows = groups(figures).map((runs) => medianOf(runs))
  const lines = rows.map((row) => {
    const peer = rows.find(
      (one) => one.target === peerName && one.scenario === row.scenario && one.people === row.people,
    )
    const cells = [
      row.scenario,
      String(row.people),
      row.target,
      `${ms(row.p50)} / ${ms(row.p95)}`,
      row.acknowledged
        ? `${ms(row.acknowledged.percentile(0.5))} / ${ms(row.acknowledged.percentile(0.95))}`
        : '',
      `${(row.delivered * 100).toFixed(row.delivered === 1 ? 0 : 2)} %`,
      `${row.cpuSeconds.toFixed(2)} (${ratio(row.cpuSeconds, peer?.cpuSeconds)})`,
      row.otherCpuSeconds.toFixed(2),
      `${row.frames} (${ratio(row.frames, peer?.frames)})`,
      row.megabytes.toFixed(0),
    ]
    return `| ${cells.join(' | ')} |`
  })
  return [
    '| work | N | server | p50 / p95 ms | acknowledged p50 / p95 ms | delivered | CPU s (ratio) | beside it, CPU s | frames (ratio) | MB |',
    '|---|---|---|---|---|---|---|---|---|---|',
    ...lines,
  ].join('\n')
}

function groups(figures: Figures[]): Figures[][] {
  const found = new Map<string, Figures[]>()
  for (const one of figures) {
    const key = `${one.scenario}|${one.people}|${one.target}`
    found.set(key, [...(found.get(key) ?? []), one])
  }
  return [...found.values()]
}

function medianOf(runs: Figures[]): Figures {
  const sorted = [...runs].sort((a, b) => a.cpuSeconds - b.cpuSeconds)
  const middle = sorted[Math.floor((sorted.length - 1) / 2)]
  if (!middle) throw new Error('no runs')
  const byP95 = [...runs].sort((a, b) => a.p95 - b.p95)[Math.floor((runs.length - 1) / 2)]
  return { ...middle, p50: byP95?.p50 ?? middle.p50, p95: byP95?.p95 ?? middle.p95 }
}

function ms(value: number): string {
  return Number.isNaN(value) ? '–' : String(value)
}

function ratio(value: number, peer: number | undefined): string {
  return peer ? `${(value / peer).toFixed(2)}x` : '–'
}
