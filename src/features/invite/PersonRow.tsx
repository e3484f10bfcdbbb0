import type { ReactNode } from 'react'
import { PersonAvatar } from '#ui/people/PersonAvatar.tsx'
import classes from './InviteDialog.module.css'

export interface PersonRowProps {
  id: string
  name: string
  isAnonymous: boolean
  nickname?: string | undefined
  /** Content after the name: marks, text, a button. */
  children?: ReactNode
}

export function PersonRow({ id, name, isAnonymous, nickname, children }: PersonRowProps) {
  return (
    <li className={classes.person}>
      <PersonAvatar person={{ id, name, isAnonymous, nickname }} size={28} />
      <span className={classes.name} title={name}>
        {name}
      </span>
      {children}
    </li>
  )
}
