import { Button } from '@mantine/core'
import { useState } from 'react'
import { messageOf } from '#api/callErrors.ts'
import type { InvitationsQuery } from '#api/generated.ts'
import { RemoveFacilitatorDocument } from '#api/operations/workshop.ts'
import { useCredentials } from '#api/signIn/credentials.ts'
import type { UserId } from '#domain/ids.ts'
import { fullName } from '#domain/accounts/names.ts'
import type { AnyMessage } from '#domain/message.ts'
import { useCall, useRoom } from '#sync/room/room.tsx'
import { lazyDialog } from '#ui/loading/lazyPart.tsx'
import { uiText } from '#ui/texts/text.ts'
import { notify } from '#ui/toasts/notify.ts'
import { LeaveAsFacilitator } from '#ui/session/LeaveAsFacilitator.tsx'
import { useText } from '#ui/texts/useText.ts'
import classes from './InviteDialog.module.css'
import { inviteText } from './inviteText.ts'
import { PersonRow } from './PersonRow.tsx'

const ConfirmDialog = lazyDialog(async () => ({
  default: (await import('#ui/dialogs/ConfirmDialog.tsx')).ConfirmDialog,
}))

export interface FacilitatorListProps {
  workshop: InvitationsQuery['workshop']
  /** The facilitators who have the session open. */
  here: ReadonlySet<UserId>
  isOffline: boolean
  onChanged: () => void
}

/**
 * Facilitators, present or not, with a button to remove each, oneself included; the creator cannot be removed. SPEC W2.
 */
export function FacilitatorList({ workshop, here, isOffline, onChanged }: FacilitatorListProps) {
  const text = useText(inviteText)
  const ui = useText(uiText)
  const { workshopId } = useRoom()
  const { account } = useCredentials()
  const call = useCall()
  const [leaving, setLeaving] = useState<{ id: UserId; name: string } | null>(null)
  const people = workshop.facilitatorGroup ?? []
  const takeOut = async (userId: UserId): Promise<AnyMessage | null> => {
    try {
      await call(RemoveFacilitatorDocument, { workshopId, userId })
      return null
    } catch (error) {
      return messageOf(error)
    }
  }
  const remove = async ({ id, name }: { id: UserId; name: string }): Promise<AnyMessage | null> => {
    const failed = await takeOut(id)
    if (failed !== null) return failed
    notify(text.removed(name), 'good')
    onChanged()
    return null
  }
  const mayLeave = account && account.userId !== workshop.creator.id
  return (
    <section>
      <h3 className={classes.heading}>{text.facilitators(people.length)}</h3>
      <ul className={classes.list}>
        {people.map((person) => {
          const { id } = person
          const name = fullName(person) || person.username
          const isYou = id === account?.userId
          const note = isYou ? ui.you : id === workshop.creator.id ? text.creator : null
          return (
            <PersonRow key={id} id={id} name={name} isAnonymous={false}>
              {here.has(id) && <span className={classes.here}>{text.here}</span>}
              {note !== null ? (
                <span className={classes.note}>{note}</span>
              ) : (
                <Button
                  size="compact-sm"
                  variant="subtle"
                  color="red"
                  aria-label={text.removeOf(name)}
                  disabled={isOffline}
                  onClick={() => setLeaving({ id, name })}
                >
                  {text.remove}
                </Button>
              )}
            </PersonRow>
          )
        })}
      </ul>
      {mayLeave && <LeaveAsFacilitator isOffline={isOffline} onLeave={() => takeOut(account.userId)} />}
      {leaving && (
        <ConfirmDialog
          title={text.removeTitle(leaving.name)}
          body={text.removeText}
          confirmLabel={text.remove}
          onConfirm={() => remove(leaving)}
          onClose={() => setLeaving(null)}
        />
      )}
    </section>
  )
}
