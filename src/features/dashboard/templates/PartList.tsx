import type { TemplateQuery } from '#api/generated.ts'
import { useKindName } from '#ui/texts/kindText.ts'
import { NumberBadge } from '#ui/NumberBadge.tsx'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import classes from './TemplateDetails.module.css'
import { templatesText } from './templatesText.ts'

export interface PartListProps {
  parts: TemplateQuery['workshop']['parts']
  /** Text for an empty list. */
  none: string
}

/** The activities of a template or a session with their kinds, in agenda order. */
export function PartList({ parts, none }: PartListProps) {
  const text = useText(templatesText)
  const ui = useText(uiText)
  const kindOf = useKindName()
  return (
    <>
      <h3 className={classes.heading}>{text.activities(parts.length)}</h3>
      {parts.length === 0 && <p className={classes.none}>{none}</p>}
      <ol className={classes.parts}>
        {parts.map((part, index) => {
          const kind = kindOf(part)
          return (
            <li key={part.id}>
              <NumberBadge number={index + 1} />
              <span className={classes.part}>
                <span className={classes.partName}>{part.partName || ui.unnamed}</span>
                {kind && <span className={classes.kind}>{kind}</span>}
              </span>
            </li>
          )
        })}
      </ol>
    </>
  )
}
