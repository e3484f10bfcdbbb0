import { AddBox } from '#activity/add/AddBox.tsx'
import { useActingRole } from '#activity/session/useMayDo.ts'
import { countKey } from '#domain/activity/items/itemType.ts'
import type { CategoryId, StatementId } from '#domain/ids.ts'
import { willWait } from '#domain/pulse/approval.ts'
import { statementType } from '#domain/pulse/items.ts'
import { boardRoots } from '#domain/pulse/roots.ts'
import { useDerived, useMapValue } from '#sync/documents/useDoc.ts'
import { announce } from '#ui/focus/announce.ts'
import { useText } from '#ui/texts/useText.ts'
import type { Pulse } from '../usePulse.ts'
import { pulseText } from '../text.ts'
import classes from './Statements.module.css'
import type { Statements } from './useStatements.ts'

export interface StatementBoxProps {
  pulse: Pulse
  statements: Statements
  categoryId: CategoryId
  /** Number of statements that this person sees in the category, own ones on their way included. */
  seen: number
  onAdded: (id: StatementId) => void
}

const { fields, most } = statementType

/** The box for a new statement; says beforehand that it waits for approval. SPEC PU3 */
export function StatementBox({ pulse, statements, categoryId, seen, onAdded }: StatementBoxProps) {
  const text = useText(pulseText)
  // The board counts those that wait, which this person may not see. SPEC PU11
  const counted = useMapValue(pulse.board, boardRoots.counts, countKey(statementType, categoryId)) ?? 0
  const isFull = Math.max(seen, counted) >= most
  const role = useActingRole()
  const waits = useDerived(pulse.board, [boardRoots.flags], (board) => willWait(board, role))
  return (
    <section className={classes.box} aria-label={text.yours}>
      <h3 className={classes.title}>{text.yours}</h3>
      {isFull ? (
        <p className={classes.hint}>{text.full(most)}</p>
      ) : (
        <>
          <AddBox
            draftKey={`${pulse.objectId}.${categoryId}`}
            limit={fields.text.most}
            isLocked={statements.isLocked}
            words={{ label: text.yours, placeholder: text.placeholder }}
            onAdd={(words) => {
              onAdded(statements.add({ groupId: categoryId, text: words }))
              announce(waits ? text.addedWaits : text.added)
            }}
          />
          {waits && <p className={classes.hint}>{text.willWait}</p>}
        </>
      )}
    </section>
  )
}
