import { useId } from 'react'
import type { ReactNode } from 'react'
import classes from './ExportDialog.module.css'

export interface ExportWayProps {
  icon: ReactNode
  name: string
  about: string
  children: ReactNode
}

/** One export: its name, its description and its button. */
export function ExportWay({ icon, name, about, children }: ExportWayProps) {
  const id = useId()
  return (
    <section className={classes.way} aria-labelledby={id}>
      <span className={classes.icon} aria-hidden="true">
        {icon}
      </span>
      <h3 id={id} className={classes.name}>
        {name}
      </h3>
      <p className={classes.about}>{about}</p>
      <div className={classes.acts}>{children}</div>
    </section>
  )
}
