import { isParticipantUsername } from '#domain/names.ts'
import { initials } from './names.ts'
import type { NamedPerson } from './names.ts'
import { personColor } from './personColor.ts'
import classes from './PersonAvatar.module.css'

export interface AvatarPerson extends NamedPerson {
  id: string
}

export interface PersonAvatarProps {
  person: AvatarPerson
  size?: number
}

/** A circle with a person's initials; grey with a P for an anonymous participant. Decoration: the name stands elsewhere. */
export function PersonAvatar({ person, size = 32 }: PersonAvatarProps) {
  const letters = initials(person)
  const isAnonymous = isParticipantUsername(person.username)
  return (
    <span
      className={classes.avatar}
      data-anonymous={isAnonymous || undefined}
      aria-hidden="true"
      style={{ width: size, height: size, ...(isAnonymous ? {} : { background: personColor(person.id) }) }}
    >
      {letters}
    </span>
  )
}
