import { readNickname } from '#domain/nicknames.ts'
import { initials } from './names.ts'
import { nicknameLooks, personColor } from './personColor.ts'
import classes from './PersonAvatar.module.css'

export interface AvatarPerson {
  /** Gives the colour, the same on every screen; null where it is not told. */
  id: string | null
  name: string
  /** A participant: shown as P. */
  isAnonymous: boolean
  /** A participant's, as a code: the circle has its colour. SPEC A6 */
  nickname?: string | undefined
}

export interface PersonAvatarProps {
  person: AvatarPerson
  size?: number
}

/**
 * A circle with a person's initials; a P for an anonymous participant, in the colour of the nickname. Decoration: the name stands
 * elsewhere.
 */
export function PersonAvatar({ person, size = 32 }: PersonAvatarProps) {
  const { id, name, isAnonymous, nickname } = person
  const color = readNickname(nickname)?.color
  const isPlain = !color && (isAnonymous || id === null)
  const look = color ? nicknameLooks[color] : isPlain ? {} : { background: personColor(id ?? '') }
  return (
    <span
      className={classes.avatar}
      data-plain={isPlain || undefined}
      aria-hidden="true"
      style={{ width: size, height: size, ...look }}
    >
      {isAnonymous ? 'P' : initials(name)}
    </span>
  )
}
