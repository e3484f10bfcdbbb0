import { IconUsers } from '@tabler/icons-react'
import { inviteLink } from '#domain/accounts/inviteLink.ts'
import { limits } from '#domain/limits.ts'
import { useStateDocument } from '#sync/room/documents.ts'
import { useRoom, useRoster } from '#sync/room/room.tsx'
import { lazyPart } from '#ui/loading/lazyPart.tsx'
import { JoinQr } from '#ui/session/JoinQr.tsx'
import { SessionCode } from '#ui/session/SessionCode.tsx'
import { uiText } from '#ui/texts/text.ts'
import { useLanguage, useText } from '#ui/texts/useText.ts'
import { EditableText } from '#ui/inputs/EditableText.tsx'
import { NextStep } from './NextStep.tsx'
import { hostText } from './hostText.ts'
import { useLobbyTexts } from './useLobbyTexts.ts'
import classes from './FacilitatorLobby.module.css'

/** Of a template only. */
const LobbyParts = lazyPart(async () => ({ default: (await import('./LobbyParts.tsx')).LobbyParts }))

export interface FacilitatorLobbyProps {
  /** The session's password; null while it is not known. */
  password: string | null
}

/** The lobby that a facilitator projects while people arrive: how to join, readable from the last row. */
export function FacilitatorLobby({ password }: FacilitatorLobbyProps) {
  const text = useText(hostText)
  const ui = useText(uiText)
  const language = useLanguage()
  const { workshopId } = useRoom()
  const { workshop, agenda } = useStateDocument()
  const { saveTitle, saveDesc } = useLobbyTexts()
  const names = workshop.facilitatorNames.filter((name) => name !== '')
  const roster = useRoster()
  const people = roster && 'people' in roster ? roster.people : []
  const count = people.filter(({ isFacilitator }) => !isFacilitator).length
  return (
    <div className={classes.lobby}>
      <div className={classes.intro}>
        <EditableText
          kind="title"
          value={workshop.lobbyTitle || workshop.workshopName}
          label={text.title}
          editLabel={text.editTitle}
          placeholder={text.titlePlaceholder}
          limit={limits.lobbyTitle}
          onSave={saveTitle}
        />
        <EditableText
          kind="text"
          value={workshop.lobbyDesc}
          label={text.desc}
          editLabel={text.editDesc}
          placeholder={text.descPlaceholder}
          limit={limits.lobbyDesc}
          onSave={saveDesc}
        />
      </div>
      {!workshop.template && (
        <section className={classes.join} aria-label={ui.joinAt}>
          <dl className={classes.facts}>
            <div>
              <dt>{ui.joinAt}</dt>
              <dd className={classes.address} translate="no">{`${location.host}/join`}</dd>
            </div>
            <div>
              <dt>{ui.sessionId}</dt>
              <dd className={classes.id}>
                <SessionCode workshopId={workshopId} />
              </dd>
            </div>
            {password !== null && password !== '' && (
              <div>
                <dt>{ui.password}</dt>
                <dd className={classes.password} translate="no">
                  {password}
                </dd>
              </div>
            )}
          </dl>
          <div className={classes.qr}>
            <JoinQr
              link={inviteLink(location.origin, workshopId, password ?? '')}
              workshopName={workshop.workshopName}
            />
            <span className={classes.scan}>{text.scan}</span>
          </div>
        </section>
      )}
      {workshop.template && agenda.length > 0 && <LobbyParts />}
      {(!workshop.template || agenda.length === 0) && <NextStep hasActivities={agenda.length > 0} />}
      {!workshop.template && (
        <footer className={classes.footer}>
          <span>
            {names.length > 0 && `${text.facilitators}: ${new Intl.ListFormat(language).format(names)}`}
          </span>
          <span className={classes.count} role="status" translate="no" data-numeric>
            <IconUsers size={20} aria-hidden="true" />
            {count === 0 ? text.nobodyHere : text.participants(count)}
          </span>
        </footer>
      )}
    </div>
  )
}
