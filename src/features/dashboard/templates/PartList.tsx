import type { TemplateQuery } from '#api/generated.ts'
import { useKindName } from '#ui/kindText.ts'
import { NumberBadge } from '#ui/NumberBadge.tsx'
import { useText } from '#ui/useText.ts'
import classes from './TemplateDetails.module.css'
import { templatesText } from './templatesText.ts'

export interface PartListProps {
  parts: TemplateQuery['workshop']['parts']
  /** Said where there are none. */
  none: string
}

/** What is in a template or a session: its activities with their kinds, in their order. */
export function PartList({ parts, none }: PartListProps) {
  const text = useText(templatesText)
  const kindOf = useKindName()
  return (
    <>
      <h3 className={classes.heading}>{text.activities(parts.length)}</h3>
      {parts.length === 0 && <p className={classes.none}>{none}</p>}
      <ol className={classes.parts}>
        {parts.map((part, place) => {
          const kind = kindOf(part)
          return (
            <li key={part.id}>
              <NumberBadge number={place + 1} />
              <span className={classes.part}>
                <span className={classes.partName}>{part.partName || text.unnamed}</span>
                {kind && <span className={classes.kind}>{kind}</span>}
              </span>
            </li>
          )
        })}
      </ol>
    </>
  )
}
