import type { VoteModel } from '../activity/votes/model.ts'
import type { Scale } from '../activity/votes/results.ts'
import { readCategories, standingMaps } from './items.ts'
import { resultsPage } from './steps.ts'

/** Every statement is voted on from 1 to 5. SPEC PU5. */
export const pulseScale: Scale = { low: 1, high: 5, axes: 1 }

/** A ballot covers one category: its approved statements. SPEC PU5. */
export const pulseVotes: VoteModel = {
  scopes: ({ desk }) =>
    new Map(
      readCategories(desk).map(({ id, statements }) => [
        id,
        statements.flatMap((statement) => (statement.isApproved ? [statement.id] : [])),
      ]),
    ),
  standing: standingMaps.map(({ key }) => key),
  needsAll: true,
  scale: () => pulseScale,
  // The category stays: the room votes on where it was.
  pages: () => ({ results: resultsPage('statements'), vote: { showResultsPage: false, showGraph: false } }),
  highest: pulseScale.high,
  highestEver: () => pulseScale.high,
}
