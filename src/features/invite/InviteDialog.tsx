import { Skeleton } from '@mantine/core'
import { InvitationsDocument } from '#api/operations/invitation.ts'
import { useQuery } from '#api/queries/useQuery.ts'
import { useCanCall } from '#sync/room/connection.ts'
import { useStateDocument } from '#sync/room/documents.ts'
import { useRoom, useRoster, useWorkshopChanged } from '#sync/room/room.tsx'
import { AppDialog } from '#ui/dialogs/AppDialog.tsx'
import { LoadFailed } from '#ui/loading/LoadFailed.tsx'
import { useParticipants } from '#ui/people/useParticipants.ts'
import { useText } from '#ui/texts/useText.ts'
import { FacilitatorList } from './FacilitatorList.tsx'
import { InviteByMail } from './InviteByMail.tsx'
import classes from './InviteDialog.module.css'
import { InviteLink } from './InviteLink.tsx'
import { inviteText } from './inviteText.ts'
import { PendingList } from './PendingList.tsx'
import { PersonRow } from './PersonRow.tsx'

/** Limits the list for speed: a session may have a thousand participants. The meeting information lists all of them. */
const participantsShown = 50

export interface InviteDialogProps {
  /** The session's password when the dialog was opened; null if unknown. */
  knownPassword: string | null
  onClose: () => void
}

/** "Invite collaborators": by mail, link or code, with a list of those already present. SPEC I1, M7. */
export function InviteDialog({ knownPassword, onClose }: InviteDialogProps) {
  const text = useText(inviteText)
  const { workshopId } = useRoom()
  const { workshopName } = useStateDocument().workshop
  const isOffline = !useCanCall()
  const roster = useRoster()
  const { data, error, refetch } = useQuery(InvitationsDocument, { id: workshopId }, { workshopId })
  const refresh = (): void => void refetch()
  useWorkshopChanged(refresh)
  const everyone = roster && 'people' in roster ? roster.people : []
  const participants = useParticipants(everyone)
  const here = new Set(everyone.map(({ userId }) => userId))
  const workshop = data?.workshop
  const password = workshop ? (workshop.password ?? '') : knownPassword
  return (
    <AppDialog title={text.title} isWide onClose={onClose}>
      <div className={classes.dialog}>
        <InviteByMail
          isOffline={isOffline}
          unsent={(workshop?.invitations ?? []).filter(({ isUnsent }) => isUnsent)}
          onInvited={refresh}
        />
        {password !== null && <InviteLink {...{ workshopId, workshopName, password }} />}
        {!workshop && (error ? <LoadFailed onRetry={refresh} /> : <Skeleton height={200} />)}
        {workshop && (
          <div className={classes.people}>
            <PendingList invitations={workshop.invitations ?? []} isOffline={isOffline} onChanged={refresh} />
            <FacilitatorList {...{ workshop, here, isOffline }} onChanged={refresh} />
            <section>
              <h3 className={classes.heading}>{text.participants(participants.length)}</h3>
              {participants.length === 0 && <p className={classes.hint}>{text.nobodyHere}</p>}
              <ul className={classes.list}>
                {participants.slice(0, participantsShown).map(({ userId, name, nickname }) => (
                  <PersonRow key={userId} id={userId} {...{ name, nickname }} isAnonymous />
                ))}
              </ul>
              {participants.length > participantsShown && (
                <p className={classes.hint}>{text.andMore(participants.length - participantsShown)}</p>
              )}
            </section>
          </div>
        )}
      </div>
    </AppDialog>
  )
}
