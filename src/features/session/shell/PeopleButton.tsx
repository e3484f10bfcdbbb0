import { UnstyledButton } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { useCredentials } from '#api/signIn/credentials.ts'
import { isNameless } from '#domain/accounts/names.ts'
import { useRoster } from '#sync/room/room.tsx'
import { AvatarRow } from '#ui/people/AvatarRow.tsx'
import { useNicknames } from '#ui/people/useNicknames.ts'
import { useText } from '#ui/texts/useText.ts'
import { facilitatorText } from '../facilitatorText.ts'
import { peopleText } from '../people/peopleText.ts'
import classes from './FacilitatorBar.module.css'

export interface PeopleButtonProps {
  isOpen: boolean
  onClick: () => void
}

/** The other people who are here, as avatars; opens the list of everyone. */
export function PeopleButton({ isOpen, onClick }: PeopleButtonProps) {
  const text = useText(facilitatorText)
  const people = useText(peopleText)
  const nicknameInWords = useNicknames()
  const { account } = useCredentials()
  const roster = useRoster()
  const everyone = roster && 'people' in roster ? roster.people : []
  const others = everyone.filter(({ userId }) => userId !== account?.userId)
  return (
    <UnstyledButton
      className={classes.people}
      aria-expanded={isOpen}
      aria-label={`${text.meeting}: ${people.peopleHere(everyone.length)}`}
      title={text.meeting}
      onClick={onClick}
    >
      {others.length === 0 ? (
        <IconUsers size={22} aria-hidden="true" />
      ) : (
        <AvatarRow
          total={others.length}
          people={others.map(({ userId, name, isFacilitator, nickname }) => ({
            ...{ id: userId, nickname, isAnonymous: !isFacilitator },
            name: isNameless(name) ? nicknameInWords(nickname) : name,
          }))}
        />
      )}
    </UnstyledButton>
  )
}
