import { useMemo } from 'react'
import type * as Y from 'yjs'
import { TurnoutText } from '#activity/voting/bar/TurnoutText.tsx'
import { useShownAt } from '#activity/voting/bar/useShownAt.ts'
import type { Voting } from '#activity/voting/useVoting.ts'
import { countsOf } from '#domain/activity/counts.ts'
import { activityRoots } from '#domain/activity/docs.ts'
import { turnout } from '#domain/activity/votes/showing.ts'
import { sameValue } from '#domain/workshop/state.ts'
import { useDerived } from '#sync/documents/useDoc.ts'
import { useText } from '#ui/texts/useText.ts'
import type { Pulse } from '../usePulse.ts'
import { pulseText } from '../text.ts'
import { pulseResultsText } from '../results/text.ts'
import classes from './ResultsPage.module.css'
import { useMaySee } from '#activity/session/role.ts'

export interface TurnoutsProps {
  pulse: Pulse
  voting: Voting
  categories: readonly { id: string; name: string }[]
}

/** How many voted: in each category, or once where it is the same in all; and who sees the results. SPEC BT13 */
export function Turnouts({ pulse: { board }, voting, categories }: TurnoutsProps) {
  const text = useText(pulseResultsText)
  const seesAll = useMaySee('all')
  const shownAt = useShownAt(voting)
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
      {shownAt !== null && <p className={classes.note}>{shownAt}</p>}
      {seesAll && !voting.areShown && !voting.areBlind && <p className={classes.note}>{text.onlyVoters}</p>}
    </section>
  )
}
