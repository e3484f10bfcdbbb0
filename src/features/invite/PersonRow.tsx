import type { ReactNode } from 'react'
import { PersonAvatar } from '#ui/PersonAvatar.tsx'
import classes from './InviteDialog.module.css'

export interface PersonRowProps {
  id: string
  name: string
  isAnonymous: boolean
  /** Behind the name: marks, words, a button. */
  children?: ReactNode
}

export function PersonRow({ id, name, isAnonymous, children }: PersonRowProps) {
  return (
    <li className={classes.person}>
      <PersonAvatar person={{ id, name, isAnonymous }} size={28} />
      <span className={classes.name} title={name}>
        {name}
      </span>
      {children}
    </li>
  )
}
