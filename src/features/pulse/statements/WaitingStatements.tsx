import { Button } from '@mantine/core'
import { useActingRole, useMayDo } from '#activity/session/useMayDo.ts'
import { activityText } from '#activity/text.ts'
import { mayChangeItem } from '#domain/activity/items/readItems.ts'
import { statementType } from '#domain/pulse/items.ts'
import { lazyPart } from '#ui/loading/lazyPart.tsx'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import type { Pulse } from '../usePulse.ts'
import { pulseText } from '../text.ts'
import type { OpenStatement } from './StatementDialogs.tsx'
import type { StatementItem } from './statementScreen.ts'
import classes from './Statements.module.css'
import { waitingId } from './waitingId.ts'
import type { Statements } from './useStatements.ts'
import { useMaySee } from '#activity/session/role.ts'

const ApproveButton = lazyPart(async () => ({
  default: (await import('./ApproveButton.tsx')).ApproveButton,
}))

export interface WaitingStatementsProps {
  pulse: Pulse
  statements: Statements
  waiting: readonly StatementItem[]
  onOpen: (opened: OpenStatement) => void
}

/**
 * The statements of a category that wait for approval: a participant's own ones, to be edited and deleted; for
 * facilitators all of them, to be approved. SPEC PU3, PU4
 */
export function WaitingStatements({ pulse, statements, waiting, onOpen }: WaitingStatementsProps) {
  const text = useText(pulseText)
  const shared = useText(activityText)
  const ui = useText(uiText)
  const mayArrange = useMayDo('arrange')
  const seesAll = useMaySee('all')
  const role = useActingRole()
  if (waiting.length === 0) return null
  return (
    <section id={waitingId} className={classes.waiting} aria-label={text.waitingTitle}>
      <div className={classes.head}>
        <h3 className={classes.title}>{text.waitingTitle}</h3>
        {mayArrange && waiting.filter(({ isSaved }) => isSaved).length > 1 && (
          <ApproveButton pulseId={pulse.objectId} statements={waiting.filter(({ isSaved }) => isSaved)} />
        )}
      </div>
      {!seesAll && <p className={classes.hint}>{text.waitsHint}</p>}
      <ul className={classes.list} data-list="waiting">
        {waiting.map((statement) => (
          <li key={statement.id} className={classes.item} data-row={statement.id} data-item={statement.id}>
            <p className={classes.text} dir="auto">
              {statement.text}
            </p>
            <div className={classes.foot}>
              <span className={classes.state}>{statement.isSaved ? text.waits : shared.notSaved}</span>
              {!statements.isLocked &&
                mayChangeItem(statementType, role, { isMine: statement.isMine, isShown: false }) && (
                  <>
                    <Button
                      size="compact-md"
                      variant="subtle"
                      color="red"
                      data-control="delete"
                      aria-label={text.deleteOne(statement.text)}
                      onClick={() => onOpen({ statement, does: 'delete' })}
                    >
                      {ui.delete}
                    </Button>
                    <Button
                      size="compact-md"
                      variant="subtle"
                      color="gray"
                      data-control="edit"
                      aria-label={text.editOne(statement.text)}
                      onClick={() => onOpen({ statement, does: 'edit' })}
                    >
                      {ui.edit}
                    </Button>
                  </>
                )}
              {mayArrange && statement.isSaved && (
                <ApproveButton pulseId={pulse.objectId} statements={[statement]} />
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
