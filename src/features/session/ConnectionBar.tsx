import { IconPlugConnectedX, IconWifiOff } from '@tabler/icons-react'
import { useConnectionWords, useShownAsOf } from '#sync/connection.ts'
import { useIsKeptHere } from '#sync/saveState.ts'
import { momentWords } from '#ui/dates.ts'
import { useRole } from '#activity/session/role.ts'
import { uiText } from '#ui/text.ts'
import { useLanguage, useText } from '#ui/useText.ts'
import { sessionText } from './text.ts'
import classes from './ConnectionBar.module.css'

/** A plain word while there is no connection; nothing while there is one. */
export function ConnectionBar() {
  const text = useText(uiText)
  const sessionWords = useText(sessionText)
  const role = useRole()
  const words = useConnectionWords()
  const isKept = useIsKeptHere()
  const asOfMs = useShownAsOf()
  const language = useLanguage()
  return (
    <>
      <div role="status">
        {words === 'offline' && (
          <div className={classes.bar}>
            <IconWifiOff size={18} aria-hidden="true" />
            <span>
              {text.offline} {asOfMs !== null && sessionWords.shownAsOf(momentWords(asOfMs, language))}{' '}
              {role === 'facilitator' && sessionWords.presentingWaits}
            </span>
          </div>
        )}
        {words === 'withoutSocket' && (
          <div className={classes.bar}>
            <IconPlugConnectedX size={18} aria-hidden="true" />
            <span>
              {sessionWords.withoutSocket} {role === 'facilitator' && sessionWords.editingWaits}
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
