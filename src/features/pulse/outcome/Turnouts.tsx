import type * as Y from 'yjs'
import { TurnoutText } from '#activity/voting/bar/TurnoutText.tsx'
import { useTurnout } from '#activity/voting/useVoting.ts'
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

/** How many voted in each category. SPEC BT13 */
export function Turnouts({ board, categories, note }: TurnoutsProps) {
  const text = useText(outcomeText)
  const { unnamedCategory } = useText(pulseText)
  return (
    <section className={classes.turnouts} aria-label={text.turnout}>
      <ul className={classes.list}>
        {categories.map(({ id, name }, at) => (
          <li key={id} className={classes.turnout}>
            {categories.length > 1 && (
              <span className={classes.name} dir="auto">
                {name || unnamedCategory(at + 1)}
              </span>
            )}
            <CategoryTurnout board={board} id={id} />
          </li>
        ))}
      </ul>
      {note !== null && <p className={classes.note}>{note}</p>}
    </section>
  )
}

function CategoryTurnout({ board, id }: { board: Y.Doc; id: string }) {
  return (
    <span className={classes.counts}>
      <TurnoutText turnout={useTurnout(board, id)} />
    </span>
  )
}
