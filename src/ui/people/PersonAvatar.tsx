import { readNickname } from '#domain/accounts/nicknames.ts'
import { initials } from './names.ts'
import { nicknameLooks, personColor } from './personColor.ts'
import classes from './PersonAvatar.module.css'

export interface AvatarPerson {
  /** Determines the colour, the same on every screen; null when unknown. */
  id: string | null
  name: string
  /** A participant: shown as P. */
  isAnonymous: boolean
  /** Code of a participant's nickname: the circle has its colour. SPEC A6 */
  nickname?: string | undefined
}

export interface PersonAvatarProps {
  person: AvatarPerson
  size?: number
}

/**
 * A circle with a person's initials; for an anonymous participant a P, in the colour of the nickname. Decorative: the
 * name is elsewhere.
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
