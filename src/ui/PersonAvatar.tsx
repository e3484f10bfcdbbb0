import { initials } from './names.ts'
import { personColor } from './personColor.ts'
import classes from './PersonAvatar.module.css'

export interface AvatarPerson {
  id: string
  name: string
  /** A participant: shown as P. */
  isAnonymous: boolean
}

export interface PersonAvatarProps {
  person: AvatarPerson
  size?: number
}

/** A circle with a person's initials; grey with a P for an anonymous participant. Decoration: the name stands elsewhere. */
export function PersonAvatar({ person, size = 32 }: PersonAvatarProps) {
  const { id, name, isAnonymous } = person
  return (
    <span
      className={classes.avatar}
      data-anonymous={isAnonymous || undefined}
      aria-hidden="true"
      style={{ width: size, height: size, ...(isAnonymous ? {} : { background: personColor(id) }) }}
    >
      {isAnonymous ? 'P' : initials(name)}
    </span>
  )
}
