import type { ReactNode } from 'react'
import { inviteLink } from '#domain/accounts/inviteLink.ts'
import { useStateDocument } from '#sync/room/documents.ts'
import { useRoom } from '#sync/room/room.tsx'
import { JoinQr } from '#ui/session/JoinQr.tsx'
import { SessionCode } from '#ui/session/SessionCode.tsx'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { projectorText } from './projectorText.ts'
import classes from './ProjectorLobby.module.css'
import { projectorViewText } from '#activity/projector/projectorViewText.ts'
import { useNeedsPassword } from '#activity/projector/useNeedsPassword.ts'

/** How to join, readable from the last row; it says that a password is required, but does not show the password. */
export function ProjectorLobby({ timer }: { timer: ReactNode }) {
  const text = useText(projectorText)
  const ui = useText(uiText)
  const { passwordNeeded } = useText(projectorViewText)
  const { workshopId } = useRoom()
  const { workshop } = useStateDocument()
  const needsPassword = useNeedsPassword()
  return (
    <main className={classes.lobby}>
      <header className={classes.head}>
        <div className={classes.titles}>
          <h1 className={classes.title} dir="auto">
            {workshop.lobbyTitle || workshop.workshopName}
          </h1>
          {workshop.lobbyDesc !== '' && (
            <p className={classes.desc} dir="auto">
              {workshop.lobbyDesc}
            </p>
          )}
        </div>
        {timer}
      </header>
      <div className={classes.join}>
        <dl className={classes.facts}>
          <div>
            <dt>{ui.joinAt}</dt>
            <dd className={classes.address} translate="no">{`${location.host}/join`}</dd>
          </div>
          <div>
            <dt>{ui.sessionId}</dt>
            <dd className={classes.code}>
              <SessionCode workshopId={workshopId} />
            </dd>
          </div>
          {needsPassword && (
            <div>
              <dt>{passwordNeeded}</dt>
              <dd className={classes.password}>{text.passwordHint}</dd>
            </div>
          )}
        </dl>
        <div className={classes.qr}>
          <JoinQr link={inviteLink(location.origin, workshopId, '')} workshopName={workshop.workshopName} />
          <span className={classes.scan}>{text.scan}</span>
        </div>
      </div>
    </main>
  )
}
