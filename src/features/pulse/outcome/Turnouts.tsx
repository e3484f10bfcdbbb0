import { useMemo } from 'react'
import type * as Y from 'yjs'
import { TurnoutText } from '#activity/voting/bar/TurnoutText.tsx'
import { countsOf } from '#domain/activity/counts.ts'
import { activityRoots } from '#domain/activity/docs.ts'
import { turnout } from '#domain/activity/votes/showing.ts'
import { sameValue } from '#domain/workshop/state.ts'
import { useDerived } from '#sync/documents/useDoc.ts'
import { useText } from '#ui/texts/useText.ts'
import { pulseText } from '../text.ts'
import { outcomeText } from './outcomeText.ts'
import classes from './ResultsPage.module.css'

export interface TurnoutsProps {
  board: Y.Doc
  categories: readonly { id: string; name: string }[]
  /** Who sees the results; null: nothing to say. */
  note: string | null
}

/** How many voted: in each category, or once where it is the same in all. SPEC BT13 */
export function Turnouts({ board, categories, note }: TurnoutsProps) {
  const text = useText(outcomeText)
  const { unnamedCategory } = useText(pulseText)
  const read = useMemo(() => (doc: Y.Doc) => categories.map(({ id }) => turnout(doc, id)), [categories])
  const turnouts = useDerived(board, [countsOf, activityRoots.settings], read)
  const [first, ...others] = turnouts
  const areSame = others.every((one) => sameValue(one, first))
  return (
    <section className={classes.turnouts} aria-label={text.turnout}>
      <ul className={classes.list}>
        {(areSame ? turnouts.slice(0, 1) : turnouts).map((one, at) => (
          <li key={categories[at]?.id} className={classes.turnout}>
            {!areSame && (
              <span className={classes.name} dir="auto">
                {categories[at]?.name || unnamedCategory(at + 1)}
              </span>
            )}
            <span className={classes.counts}>
              <TurnoutText turnout={one} />
            </span>
          </li>
        ))}
      </ul>
      {note !== null && <p className={classes.note}>{note}</p>}
    </section>
  )
}
