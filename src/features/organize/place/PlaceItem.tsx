import { ActionIcon } from '@mantine/core'
import { IconArrowsMaximize } from '@tabler/icons-react'
import { useEffect, useId, useRef } from 'react'
import { SourceLine } from '#activity/item/SourceLine.tsx'
import type { ItemView } from '#domain/organize/items.ts'
import { useText } from '#ui/texts/useText.ts'
import type { Organize } from '../useOrganize.ts'
import { PlaceButtons } from './PlaceButtons.tsx'
import classes from './PlacePage.module.css'
import { placeText } from './placeText.ts'
import type { Placing } from './usePlacing.ts'

export interface PlaceItemProps {
  organize: Organize
  placing: Placing
  open: { item: ItemView; at: number }
  /** Opens it in full, where it can be edited and deleted. */
  onOpen?: ((id: string) => void) | undefined
}

/** The item that a person places, and where it can go. */
export function PlaceItem({ organize, placing, open: { item, at }, onOpen }: PlaceItemProps) {
  const text = useText(placeText)
  const nameId = useId()
  const name = useRef<HTMLHeadingElement>(null)
  const words = useRef<HTMLDivElement>(null)
  const { spot, items } = placing
  const placement = placing.placement(item.id)
  useEffect(() => {
    if (spot.focus === 'item') name.current?.focus()
  }, [spot])
  useEffect(() => {
    if (words.current) words.current.scrollTop = 0
  }, [item.id])
  return (
    <article className={classes.item} aria-labelledby={nameId}>
      <div className={classes.words} ref={words}>
        <div className={classes.top}>
          <p className={classes.at} translate="no">
            {text.itemOf(at + 1, items.length)}
          </p>
          {onOpen && (
            <ActionIcon
              size={32}
              aria-label={text.openFully(item.text)}
              title={text.openFully(item.text)}
              onClick={() => onOpen(item.id)}
            >
              <IconArrowsMaximize size={18} />
            </ActionIcon>
          )}
        </div>
        <h3 id={nameId} ref={name} tabIndex={-1} className={classes.text} dir="auto">
          {item.text}
        </h3>
        {item.desc !== '' && (
          <p className={classes.desc} dir="auto">
            {item.desc}
          </p>
        )}
        <SourceLine doc={organize.source} itemId={item.id} />
        {placement.is === 'gone' && <p className={classes.gone}>{text.gone}</p>}
      </div>
      <PlaceButtons {...{ placing, placement }} />
    </article>
  )
}
