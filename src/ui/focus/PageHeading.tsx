import { Title } from '@mantine/core'
import type { TitleProps } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { focusHeading } from './pageFocus.ts'
import { pageIsThere } from '../loading/pageDrawn.ts'
import { uiText } from '../texts/text.ts'
import { useText } from '../texts/useText.ts'
import classes from './PageHeading.module.css'

export interface PageHeadingProps extends TitleProps {
  /** Title of the browser's tab; by default the heading, when it is plain text. */
  pageTitle: string
}

/** The one h1 of a page. Sets the title of the browser's tab and takes the focus after a navigation. */
export function PageHeading({ pageTitle, children, className, ...rest }: PageHeadingProps) {
  const { product } = useText(uiText)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    pageIsThere()
    return focusHeading(heading.current)
  }, [])
  useEffect(() => {
    document.title = `${pageTitle} · ${product}`
  }, [pageTitle, product])
  return (
    <Title
      order={1}
      ref={heading}
      tabIndex={-1}
      data-page-heading
      className={`${classes.heading} ${className ?? ''}`}
      {...rest}
    >
      {children ?? pageTitle}
    </Title>
  )
}
