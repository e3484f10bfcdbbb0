import { avatarsShown } from '#domain/limits.ts'
import { PersonAvatar } from './PersonAvatar.tsx'
import type { AvatarPerson } from './PersonAvatar.tsx'
import { uiText } from './text.ts'
import { useText } from './useText.ts'
import classes from './AvatarRow.module.css'

export interface AvatarRowProps {
  /** Those who are known; the first five are shown. */
  people: AvatarPerson[]
  /** Everybody, those that are not in the list included. */
  total: number
}

/** Who is here: five avatars, then +N. */
export function AvatarRow({ people, total }: AvatarRowProps) {
  const text = useText(uiText)
  const shown = people.slice(0, avatarsShown)
  const rest = total - shown.length
  const names = shown.map(({ name, isAnonymous, nickname }) =>
    isAnonymous && nickname === undefined ? text.anonymous : name,
  )
  const label = [...names, ...(rest > 0 ? [text.andMore(rest)] : [])].join(', ')
  if (total === 0) return null
  return (
    <span className={classes.row} role="img" aria-label={`${text.people(total)}: ${label}`} title={label}>
      {shown.map((person) => (
        <PersonAvatar key={person.id} person={person} size={30} />
      ))}
      {rest > 0 && <span className={classes.rest}>+{rest}</span>}
    </span>
  )
}
