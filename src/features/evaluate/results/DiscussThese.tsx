import { IconMessages, IconPresentation } from '@tabler/icons-react'
import { useId } from 'react'
import { itemText } from '#activity/item/text.ts'
import { useNumbers } from '#activity/chart/useNumbers.ts'
import { shownColor } from '#domain/activity/colors.ts'
import { mostDivided, spreadOf } from '#domain/evaluate/results.ts'
import { useCanCall } from '#sync/connection/connection.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { markColor } from '../page/markColor.ts'
import type { Evaluate } from '../page/useEvaluate.ts'
import classes from './DiscussThese.module.css'
import { resultsText } from './resultsText.ts'
import type { ResultsView } from './useResultsView.ts'

export interface DiscussTheseProps {
  evaluate: Evaluate
  view: ResultsView
  onPresent: (id: string) => void
}

const howMany = 3

/** For facilitators: the polls on which opinions differ most; one press shows one to everyone. SPEC EV12 */
export function DiscussThese({
  evaluate: { polls, part, scale },
  view: { results },
  onPresent,
}: DiscussTheseProps) {
  const text = useText(resultsText)
  const { needsConnection } = useText(uiText)
  const { partHidden } = useText(itemText)
  const numbers = useNumbers()
  const titleId = useId()
  const isOnline = useCanCall()
  const divided = mostDivided(polls, results, howMany)
  if (divided.length === 0) return null
  const whyNot = !isOnline ? needsConnection : part?.hidden !== false ? partHidden : null
  return (
    <section className={classes.panel} aria-labelledby={titleId}>
      <div className={classes.inner}>
        <h3 id={titleId} className={classes.title} title={text.discussHint}>
          <IconMessages size={18} aria-hidden="true" /> {text.discuss}
        </h3>
        <ul className={classes.list}>
          {divided.map((poll) => {
            const result = results.get(poll.id)
            return (
              <li key={poll.id}>
                <button
                  type="button"
                  className={classes.poll}
                  data-color={shownColor(markColor(scale.axes, poll)) || undefined}
                  aria-label={text.presentOne(poll.text)}
                  disabled={whyNot !== null}
                  title={whyNot ?? text.presentHint}
                  onClick={() => onPresent(poll.id)}
                >
                  <span className={classes.text} dir="auto">
                    {poll.text}
                  </span>
                  <span className={classes.spread}>
                    {text.spreadIs(numbers.value(result && spreadOf(result)))}
                  </span>
                  <IconPresentation size={18} aria-hidden="true" />
                </button>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
