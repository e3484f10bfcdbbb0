import { ActionIcon, Text, Title } from '@mantine/core'
import { IconUserMinus, IconX } from '@tabler/icons-react'
import { memo, useCallback, useState } from 'react'
import { messageOf } from '#api/callErrors.ts'
import { RemoveFacilitatorDocument, RemoveParticipantDocument } from '#api/operations/workshop.ts'
import type { RosterPerson } from '#domain/workshop/roster.ts'
import type { AnyMessage } from '#domain/message.ts'
import { useMayDo } from '#activity/session/useMayDo.ts'
import { useConnection } from '#sync/room/connection.ts'
import { useCall, useRoom, useRoster } from '#sync/room/room.tsx'
import { lazyDialog } from '#ui/loading/lazyPart.tsx'
import { uiText } from '#ui/texts/text.ts'
import { notify } from '#ui/toasts/notify.ts'
import { PersonAvatar } from '#ui/people/PersonAvatar.tsx'
import { LeaveAsFacilitator } from '#ui/session/LeaveAsFacilitator.tsx'
import { useParticipants } from '#ui/people/useParticipants.ts'
import { useText } from '#ui/texts/useText.ts'
import { facilitatorText } from '../facilitatorText.ts'
import classes from './PeoplePanel.module.css'

const ConfirmDialog = lazyDialog(async () => ({
  default: (await import('#ui/dialogs/ConfirmDialog.tsx')).ConfirmDialog,
}))

export interface PeoplePanelProps {
  /** The creator, who cannot be removed; null while unknown. */
  creatorId: string | null
  userId: string | undefined
  onClose: () => void
}

/** "Meeting information": everyone who is here, with buttons to remove others or to leave. */
export function PeoplePanel({ creatorId, userId, onClose }: PeoplePanelProps) {
  const text = useText(facilitatorText)
  const ui = useText(uiText)
  const roster = useRoster()
  const isConnected = useConnection().status === 'online'
  const [leaving, setLeaving] = useState<RosterPerson | null>(null)
  const ask = useCallback((person: RosterPerson) => setLeaving(person), [])
  const takeOut = useRemoval()
  const remove = async (person: RosterPerson): Promise<AnyMessage | null> => {
    const failed = await takeOut(person)
    if (failed === null) notify(text.removedPerson(person.name), 'good')
    return failed
  }
  const mayClear = useMayDo('clear')
  const everyone = roster && 'people' in roster ? roster.people : []
  const facilitators = everyone.filter(({ isFacilitator }) => isFacilitator)
  const participants = useParticipants(everyone)
  const row = (person: RosterPerson) => {
    const note = person.userId === userId ? ui.you : person.userId === creatorId ? text.creator : null
    const mayRemove = note === null && mayClear && isConnected
    return <PersonRow key={person.userId} {...person} note={note} onRemove={mayRemove ? ask : undefined} />
  }
  return (
    <div className={classes.panel}>
      <div className={classes.head}>
        <Title order={2} className={classes.title ?? ''}>
          {text.meeting}
        </Title>
        <ActionIcon size={40} aria-label={text.closeMeeting} onClick={onClose}>
          <IconX size={20} />
        </ActionIcon>
      </div>
      <h3 className={classes.section}>{text.facilitators(facilitators.length)}</h3>
      <ul className={classes.list} data-list="facilitators">
        {facilitators.map(row)}
      </ul>
      {userId !== undefined && creatorId !== null && userId !== creatorId && (
        <LeaveAsFacilitator
          isOffline={!isConnected}
          onLeave={() => takeOut({ userId, isFacilitator: true })}
        />
      )}
      <h3 className={classes.section}>{text.participants(participants.length)}</h3>
      {participants.length === 0 ? (
        <Text size="sm" c="dimmed">
          {text.nobodyHere}
        </Text>
      ) : (
        <ul className={classes.list} data-list="participants">
          {participants.map(row)}
        </ul>
      )}
      {leaving && (
        <ConfirmDialog
          title={text.removeTitle(leaving.name)}
          body={leaving.isFacilitator ? text.removeFacilitatorText : text.removeText}
          confirmLabel={text.removeConfirm}
          onConfirm={() => remove(leaving)}
          onClose={() => setLeaving(null)}
        />
      )}
    </div>
  )
}

interface PersonRowProps extends RosterPerson {
  /** Shown beside the name in place of the button. */
  note: string | null
  onRemove: ((person: RosterPerson) => void) | undefined
}

// Memoised: there can be a thousand rows, and the roster is updated every second.
const PersonRow = memo(function MemoPersonRow({ note, onRemove, ...person }: PersonRowProps) {
  const { userId, name, isFacilitator, nickname } = person
  const text = useText(facilitatorText)
  return (
    <li className={classes.person} data-row={userId}>
      <PersonAvatar person={{ id: userId, name, nickname, isAnonymous: !isFacilitator }} size={28} />
      <span className={classes.name} title={name}>
        {name}
      </span>
      {note !== null && <span className={classes.note}>{note}</span>}
      {onRemove && (
        <ActionIcon
          size={32}
          radius={8}
          aria-label={text.removeOf(name)}
          title={text.remove}
          onClick={() => onRemove(person)}
        >
          <IconUserMinus size={18} />
        </ActionIcon>
      )}
    </li>
  )
})

/** Removes a person; returns the error message, or null. */
function useRemoval(): (
  person: Pick<RosterPerson, 'userId' | 'isFacilitator'>,
) => Promise<AnyMessage | null> {
  const { workshopId } = useRoom()
  const call = useCall()
  return async ({ userId, isFacilitator }) => {
    try {
      if (isFacilitator) await call(RemoveFacilitatorDocument, { workshopId, userId })
      else await call(RemoveParticipantDocument, { workshopId, userId })
      return null
    } catch (error) {
      return messageOf(error)
    }
  }
}
