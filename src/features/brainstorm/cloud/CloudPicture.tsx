import { useRef, useState } from 'react'
import type { CSSProperties, KeyboardEvent } from 'react'
import type { CloudWord } from '#domain/brainstorm/groups/words.ts'
import { useText } from '#ui/texts/useText.ts'
import classes from './CloudPicture.module.css'
import { cloudText } from './cloudText.ts'
import { useCloudLayout } from './useCloudLayout.ts'

export interface CloudPictureProps {
  /** Sorted by frequency, highest first. */
  words: readonly CloudWord[]
  /** The key of the word under the pointer in the word list, to be highlighted here too. */
  pointedAt?: string | null
  onPoint?: (key: string | null) => void
  /** Not interactive: no focus, no pointer events and no caption line. */
  isStill?: boolean
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** A word cloud that fills its box. Arrow keys move from word to word, in order of frequency. */
export function CloudPicture({ words, pointedAt, onPoint, isStill = false }: CloudPictureProps) {
  const text = useText(cloudText)
  const box = useRef<HTMLDivElement>(null)
  const layout = useCloudLayout(box, words)
  const [ownKey, setOwnKey] = useState<string | null>(null)
  const key = pointedAt ?? ownKey
  const pointed = words.find((word) => word.key === key)
  const point = (to: string | null): void => {
    if (isStill) return
    setOwnKey(to)
    onPoint?.(to)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') point(null)
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const at = words.findIndex((word) => word.key === key)
    const next = at < 0 ? 0 : (at + step + words.length) % words.length
    point(words[next]?.key ?? null)
  }

  return (
    <figure className={classes.figure}>
      <div
        ref={box}
        className={classes.box}
        role="img"
        aria-label={text.picture(words.length, words[0]?.word ?? '')}
        tabIndex={isStill ? undefined : 0}
        onKeyDown={onKeyDown}
        onBlur={() => point(null)}
      >
        {layout && (
          <svg
            className={classes.svg}
            viewBox={Object.values(layout.viewBox).join(' ')}
            preserveAspectRatio="xMidYMid meet"
            aria-hidden="true"
            onPointerLeave={({ pointerType }) => {
              // A lifted finger also fires this event; the word that it touched stays highlighted.
              if (pointerType === 'mouse') point(null)
            }}
          >
            {layout.words.map((word) => (
              <text
                key={word.key}
                className={classes.word}
                data-color={word.color}
                data-pointed={word.key === key || undefined}
                data-faded={(pointed !== undefined && word.key !== key) || undefined}
                textAnchor="middle"
                style={transformOf(word)}
                onPointerEnter={() => point(word.key)}
                onPointerDown={() => point(word.key)}
              >
                {word.word}
              </text>
            ))}
          </svg>
        )}
        {!layout && <p className={classes.arranging}>{text.loading}</p>}
      </div>
      {!isStill && (
        <figcaption className={classes.caption} aria-live="polite">
          {pointed ? text.inAnswers(pointed.word, pointed.count) : text.hint}
        </figcaption>
      )}
    </figure>
  )
}

function transformOf({ x, y, rotation, size }: { x: number; y: number; rotation: number; size: number }) {
  const style: CSSProperties = {
    transform: `translate(${x}px, ${y}px) rotate(${rotation}deg)`,
    fontSize: size,
  }
  return style
}
