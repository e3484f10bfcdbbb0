import { AddBox } from '#activity/add/AddBox.tsx'
import { useActingRole } from '#activity/session/useMayDo.ts'
import type { SliderGroupId, SliderPollId } from '#domain/ids.ts'
import { limits } from '#domain/limits.ts'
import { boardRoots } from '#domain/pulse/roots.ts'
import { statementCountKey } from '#domain/pulse/statementCountKey.ts'
import { willWait } from '#domain/pulse/statements.ts'
import { useDerived, useMapValue } from '#sync/documents/useDoc.ts'
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
  /** Number of statements that this person sees in the category, own ones on their way included. */
  seen: number
  onAdded: (id: SliderPollId) => void
}

/** The box for a new statement; says beforehand that it waits for approval. SPEC PU3 */
export function StatementBox({ pulse, statements, groupId, seen, onAdded }: StatementBoxProps) {
  const text = useText(statementText)
  // The board counts those that wait, which this person may not see. SPEC PU11
  const counted = useMapValue(pulse.board, boardRoots.counts, statementCountKey(groupId)) ?? 0
  const isFull = Math.max(seen, counted) >= limits.sliderPollsPerGroup
  const role = useActingRole()
  const waits = useDerived(pulse.board, [boardRoots.flags], (board) => willWait(board, role))
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
              announce(waits ? text.addedWaits : text.added)
            }}
          />
          {waits && <p className={classes.hint}>{text.willWait}</p>}
        </>
      )}
    </section>
  )
}
