import { Anchor, Title } from '@mantine/core'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useText } from '#ui/useText.ts'
import { homeText } from './text.ts'
import classes from './HomePage.module.css'

export interface HomeSectionProps {
  title: string
  /** Where all of it is. */
  to: string
  /** Says so to those who hear the link alone. */
  allLabel: string
  children: ReactNode
}

/** A part of the home page, with the way to all of it. */
export function HomeSection({ title, to, allLabel, children }: HomeSectionProps) {
  const text = useText(homeText)
  const id = useId()
  return (
    <section aria-labelledby={id} className={classes.section}>
      <div className={classes.sectionHead}>
        <Title id={id}>{title}</Title>
        <Anchor component={Link} to={to} aria-label={allLabel} className={classes.all ?? ''}>
          {text.seeAll}
        </Anchor>
      </div>
      {children}
    </section>
  )
}
