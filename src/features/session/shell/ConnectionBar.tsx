import { IconPlugConnectedX, IconWifiOff } from '@tabler/icons-react'
import { useConnectionWords, useShownAsOf } from '#sync/room/connection.ts'
import { useIsKeptHere } from '#sync/room/saveState.ts'
import { momentWords } from '#ui/texts/dates.ts'
import { useMaySee } from '#activity/session/role.ts'
import { uiText } from '#ui/texts/text.ts'
import { useLanguage, useText } from '#ui/texts/useText.ts'
import { sessionText } from '../text.ts'
import classes from './ConnectionBar.module.css'

/** A plain notice while there is no connection; otherwise nothing. */
export function ConnectionBar() {
  const text = useText(uiText)
  const sessionWords = useText(sessionText)
  const seesAll = useMaySee('all')
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
              {seesAll && sessionWords.presentingWaits}
            </span>
          </div>
        )}
        {words === 'withoutSocket' && (
          <div className={classes.bar}>
            <IconPlugConnectedX size={18} aria-hidden="true" />
            <span>
              {sessionWords.withoutSocket} {seesAll && sessionWords.editingWaits}
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
