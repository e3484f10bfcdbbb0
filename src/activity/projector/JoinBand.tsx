import { IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { inviteLink } from '#domain/accounts/inviteLink.ts'
import { useStateDocument } from '#sync/room/documents.ts'
import { useRoom } from '#sync/room/room.tsx'
import { JoinQr } from '#ui/session/JoinQr.tsx'
import { SessionCode } from '#ui/session/SessionCode.tsx'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import classes from './JoinBand.module.css'
import { useNeedsPassword } from './useNeedsPassword.ts'
import { projectorViewText } from './projectorViewText.ts'

export interface JoinBandProps {
  /** One line of small text without the QR code, on black: under what is to fill the screen. */
  isLine?: boolean
  children?: ReactNode
}

/** Below an activity: how latecomers join, readable from the last row, beside facts about the activity. */
export function JoinBand({ isLine = false, children }: JoinBandProps) {
  const text = useText(projectorViewText)
  const ui = useText(uiText)
  const { workshopId } = useRoom()
  const { workshop } = useStateDocument()
  const needsPassword = useNeedsPassword()
  return (
    <footer className={classes.band} data-line={isLine || undefined}>
      <section className={classes.join} aria-label={ui.joinAt}>
        {!isLine && (
          <div className={classes.qr}>
            <JoinQr link={inviteLink(location.origin, workshopId, '')} workshopName={workshop.workshopName} />
          </div>
        )}
        <div className={classes.ways}>
          <span>
            {ui.joinAt} <strong className={classes.address} translate="no">{`${location.host}/join`}</strong>
          </span>
          <span className={classes.code}>
            <SessionCode workshopId={workshopId} />
            {needsPassword && (
              <span className={classes.password}>
                <IconLock size="1em" aria-hidden="true" /> {text.passwordNeeded}
              </span>
            )}
          </span>
        </div>
      </section>
      <div className={classes.facts}>{children}</div>
    </footer>
  )
}
