import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { shortTitle } from '#domain/accounts/names.ts'
import { lazyDialog } from '#ui/loading/lazyPart.tsx'
import { PageHeading } from '#ui/focus/PageHeading.tsx'
import { HeaderSlot } from '#ui/session/HeaderSlots.tsx'
import type { OpenItem } from '../presented/useOpenItem.ts'
import classes from './ActivityPage.module.css'

const GoneItemDialog = lazyDialog(async () => ({
  default: (await import('../item/GoneItemDialog.tsx')).GoneItemDialog,
}))

export interface PageFrameProps {
  /** The activity's name, otherwise its kind's. */
  name: string
  /** Replaces the name: edited in place; null without the right to. */
  nameInPlace: ReactNode
  /** In the header, beside the arrows. */
  steps?: ReactNode
  search: ReactNode
  tools: ReactNode
  /** Of the content and the foot below it; omitted: of the screen. */
  width?: 'narrow' | 'medium' | 'wide' | undefined
  children: ReactNode
}

/** The page of an activity, and its slots in the session's header. */
export function PageFrame(props: PageFrameProps) {
  const { name, nameInPlace, steps, search, tools, width, children } = props
  return (
    <div className={classes.page} data-width={width}>
      <HeaderSlot name="title">
        {nameInPlace ? (
          // No fallback: the one heading takes the focus of a new page, and must keep it.
          <Suspense fallback={null}>{nameInPlace}</Suspense>
        ) : (
          <PageHeading pageTitle={shortTitle(name)} className={classes.name ?? ''} />
        )}
      </HeaderSlot>
      {steps && <HeaderSlot name="steps">{steps}</HeaderSlot>}
      <HeaderSlot name="search">{search}</HeaderSlot>
      <HeaderSlot name="tools">{tools}</HeaderSlot>
      {children}
    </div>
  )
}

export interface PageHeadProps {
  /** The question. */
  children: ReactNode
  /** Who sees the answers, for those who may change it; lazy. */
  showAnswers: ReactNode
  /** Why nothing can be edited now; null while editing is possible. */
  reading: string | null
}

/** Above the answers: the question, and who sees the input. */
export function PageHead({ children, showAnswers, reading }: PageHeadProps) {
  return (
    <>
      <div className={classes.head}>
        {children}
        <Suspense fallback={null}>{showAnswers}</Suspense>
      </div>
      {reading !== null && (
        <p className={classes.reading} role="status">
          {reading}
        </p>
      )}
    </>
  )
}

export interface ItemOverPageProps<Item> {
  opened: OpenItem<Item>
  /** Its dialog, with a key of its own: drafts and confirmations of one item must not carry over to the next. */
  dialog: (item: Item) => ReactNode
}

/** The open item over the page, or the message that it is gone. SPEC B20 */
export function ItemOverPage<Item>({ opened: { item, gone, dismiss }, dialog }: ItemOverPageProps<Item>) {
  return (
    <>
      {gone && <GoneItemDialog key={gone.id} itemId={gone.id} isHidden={gone.isHidden} onClose={dismiss} />}
      {item && <Suspense fallback={null}>{dialog(item)}</Suspense>}
    </>
  )
}
