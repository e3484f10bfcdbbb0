import { avatarsShown } from '#domain/limits.ts'
import { PersonAvatar } from './PersonAvatar.tsx'
import type { AvatarPerson } from './PersonAvatar.tsx'
import { uiText } from '../texts/text.ts'
import { useText } from '../texts/useText.ts'
import classes from './AvatarRow.module.css'

export interface AvatarRowProps {
  /** The people known by name; the first five are shown. */
  people: AvatarPerson[]
  /** The number of all people, including those not in the list. */
  total: number
}

/** The people present: five avatars, then +N. */
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
