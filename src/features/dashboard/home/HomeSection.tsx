import { Anchor, Title } from '@mantine/core'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useText } from '#ui/texts/useText.ts'
import { dashboardText } from '../text.ts'
import classes from './HomePage.module.css'

export interface HomeSectionProps {
  title: string
  /** Address of the page with the full list. */
  to: string
  /** The link's accessible name, which makes sense without the heading. */
  allLabel: string
  children: ReactNode
}

/** A section of the home page, with a link to its full list. */
export function HomeSection({ title, to, allLabel, children }: HomeSectionProps) {
  const text = useText(dashboardText)
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
