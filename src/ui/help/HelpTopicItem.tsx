import { IconChevronDown } from '@tabler/icons-react'
import { useId } from 'react'
import { lazyPart } from '../loading/lazyPart.tsx'
import type { NamedTopic } from './helpContent.ts'
import { Marked } from './Marked.tsx'
import type { HelpPictureProps } from './pictures/HelpPictures.tsx'
import classes from './HelpDialog.module.css'

/** All drawings are one small file, loaded when help opens; without it help shows its texts. */
const DrawnPicture = lazyPart(async () => ({
  default: (await import('./pictures/HelpPictures.tsx')).DrawnPicture,
}))

export interface HelpTopicItemProps {
  topic: NamedTopic
  search: string
  isOpen: boolean
  onToggle: () => void
}

/** One topic: a line with its picture and, when open, the instructions. */
export function HelpTopicItem({ topic, search, isOpen, onToggle }: HelpTopicItemProps) {
  const id = useId()
  const { picture, title, alt, lines } = topic
  return (
    <li className={classes.topic} data-open={isOpen || undefined}>
      <h3 className={classes.title}>
        <button
          type="button"
          className={classes.head}
          data-topic
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
        >
          {!isOpen && <HelpPicture name={picture} isSmall />}
          <span className={classes.words}>
            <Marked text={title} search={search} />
          </span>
          <IconChevronDown size={20} aria-hidden="true" className={classes.chevron} />
        </button>
      </h3>
      <div id={id} className={classes.body} hidden={!isOpen}>
        {isOpen && (
          <>
            <HelpPicture name={picture} alt={alt} />
            <ul className={classes.lines}>
              {lines.map((line) => (
                <li key={line}>
                  <Marked text={line} search={search} />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </li>
  )
}

/** The picture of a topic; its space is reserved while it loads. */
function HelpPicture({ isSmall = false, ...picture }: HelpPictureProps & { isSmall?: boolean }) {
  return (
    <span className={classes.picture} data-small={isSmall || undefined}>
      <DrawnPicture {...picture} />
    </span>
  )
}
