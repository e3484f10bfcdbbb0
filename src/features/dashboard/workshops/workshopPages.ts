/** Rows of one page of My sessions. */
export const pageLength = 50

export interface Row {
  id: string
}

/** The shown rows of a long list, and whether the server has more. */
export interface LoadedRows<One> {
  rows: One[]
  hasMore: boolean
}

/**
 * Fetches a list page by page, until enough rows are loaded or there are no more.
 *
 * @param known rows that are already loaded; fetching continues after the last of them
 * @param fetchPage fetches `first` rows after the row `after`
 */
export async function loadRows<One extends Row>(
  count: number,
  known: readonly One[],
  fetchPage: (first: number, after: string | null) => Promise<One[]>,
): Promise<LoadedRows<One>> {
  const rows = new Map(known.map((row) => [row.id, row]))
  let after = known.at(-1)?.id ?? null
  for (;;) {
    // One row more than is shown tells whether there are more.
    const page = await fetchPage(pageLength + 1, after)
    for (const row of page.slice(0, pageLength)) rows.set(row.id, row)
    const hasMore = page.length > pageLength
    if (!hasMore || rows.size >= count) return { rows: [...rows.values()], hasMore }
    after = page[pageLength - 1]?.id ?? null
  }
}
