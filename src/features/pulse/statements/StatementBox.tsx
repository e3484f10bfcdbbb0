import { AddBox } from '#activity/add/AddBox.tsx'
import type { SliderGroupId, SliderPollId } from '#domain/ids.ts'
import { limits } from '#domain/limits.ts'
import { announce } from '#ui/focus/announce.ts'
import { useText } from '#ui/texts/useText.ts'
import type { Pulse } from '../page/usePulse.ts'
import classes from './Statements.module.css'
import { statementText } from './statementText.ts'
import type { Statements } from './useStatements.ts'

export interface StatementBoxProps {
  pulse: Pulse
  statements: Statements
  groupId: SliderGroupId
  /** Number of statements that this person sees in the category. */
  count: number
  onAdded: (id: SliderPollId) => void
}

/** The box for a new statement; says beforehand that it waits for approval. SPEC PU3 */
export function StatementBox({ pulse, statements, groupId, count, onAdded }: StatementBoxProps) {
  const text = useText(statementText)
  const isFull = count >= limits.sliderPollsPerGroup
  const willWait = pulse.isApprovalNeeded && !pulse.isFacilitator
  return (
    <section className={classes.box} aria-label={text.yours}>
      <h3 className={classes.title}>{text.yours}</h3>
      {isFull ? (
        <p className={classes.hint}>{text.full(limits.sliderPollsPerGroup)}</p>
      ) : (
        <>
          <AddBox
            draftKey={`${pulse.objectId}.${groupId}`}
            limit={limits.sliderText}
            isLocked={statements.isLocked}
            words={{ label: text.yours, placeholder: text.placeholder }}
            onAdd={(words) => {
              onAdded(statements.acts.add(groupId, words))
              announce(willWait ? text.addedWaits : text.added)
            }}
          />
          {willWait && <p className={classes.hint}>{text.willWait}</p>}
        </>
      )}
    </section>
  )
}
