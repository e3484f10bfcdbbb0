import type { ActivityDocs } from '../docs.ts'
import type { PageFields } from '../steps.ts'
import type { Scale } from './results.ts'

/** How a kind of activity is voted on. Votes, tallies and results are the same for all kinds that have this. */
export interface VoteModel {
  /**
   * The targets that can be voted on now, by scope: what one ballot covers. A deleted or unapproved target is in none.
   */
  scopes(docs: ActivityDocs): ReadonlyMap<string, readonly string[]>
  /** Names of the desk's root maps on which the scopes depend. */
  standing: readonly string[]
  /** A person's first ballot in a scope needs a value or an abstention on each of its targets. SPEC PU5 */
  needsAll?: boolean
  scale(docs: ActivityDocs): Scale
  /**
   * What a ballot is asked beside what all kinds ask: whether people vote at all, and whether the values that it chooses
   * exist. Checked before anything is written, and not of a retry.
   */
  assertTakes?(docs: ActivityDocs, values: readonly number[]): void
  /** The pages to which the room is led when everybody may read the results, and when they no longer may. SPEC BT17 */
  pages(docs: ActivityDocs): { results: PageFields; vote: PageFields }
  /** The highest value that any scale of the kind can have. SPEC BT2. */
  highest: number
  /** The highest value that the scale of this activity ever had. SPEC BT2. */
  highestEver(docs: ActivityDocs): number
}
