import { IconWifiOff } from '@tabler/icons-react'
import { useConnection } from '#sync/connection.ts'
import { useIsKeptHere } from '#sync/saveState.ts'
import { useRole } from '#ui/session/role.ts'
import { uiText } from '#ui/text.ts'
import { useText } from '#ui/useText.ts'
import { sessionText } from './text.ts'
import classes from './ConnectionBar.module.css'

/** A plain word while there is no connection; nothing while there is one. */
export function ConnectionBar() {
  const text = useText(uiText)
  const sessionWords = useText(sessionText)
  const role = useRole()
  const connection = useConnection()
  const isKept = useIsKeptHere()
  const isAway =
    connection.status === 'offline' || (connection.status === 'connecting' && connection.attempt > 1)
  return (
    <>
      <div role="status">
        {isAway && (
          <div className={classes.bar}>
            <IconWifiOff size={18} aria-hidden="true" />
            <span>
              {text.offline} {role === 'facilitator' && sessionWords.presentingWaits}
            </span>
          </div>
        )}
      </div>
      {!isKept && (
        <div className={classes.notKept} aria-hidden="true">
          {text.notKept}
        </div>
      )}
    </>
  )
}
