import {
  IconDots,
  IconKey,
  IconLogout,
  IconPlus,
  IconQrcode,
  IconSearch,
  IconSettings,
  IconUser,
} from '@tabler/icons-react'
import { Area, Arrow, Card, Dot, Line, Phone, Sign, Window } from './drawing.tsx'

/** A dialog with a name and the button that creates the session. */
export function CreatePicture() {
  return (
    <>
      <Window x={24} y={16} w={272} h={148} />
      <Area x={84} y={44} w={152} h={104} tone="surface" round={12} />
      <Line x={100} y={60} w={70} tone="strong" />
      <Area x={100} y={76} w={120} h={24} tone="sunken" round={7} />
      <Line x={110} y={85} w={54} />
      <Area x={164} y={114} w={56} h={22} tone="accent" round={7} />
      <Sign of={IconPlus} x={184} y={117} size={16} ink="white" />
    </>
  )
}

/** A growing, numbered agenda. */
export function BuildPicture() {
  return (
    <>
      <Window x={24} y={16} w={272} h={148} />
      <Area x={34} y={42} w={92} h={22} tone="soft" round={7} />
      <Sign of={IconPlus} x={72} y={45} size={16} />
      {[74, 100, 126].map((y, index) => (
        <g key={y}>
          <Dot x={46} y={y + 9} r={8} tone={index === 0 ? 'accent' : 'text'} />
          <Line x={60} y={y + 6} w={index === 1 ? 44 : 60} tone={index === 0 ? 'strong' : 'text'} />
        </g>
      ))}
      <Area x={140} y={42} w={144} h={110} tone="sunken" />
      <Line x={154} y={56} w={80} tone="strong" />
      <Card x={154} y={74} w={54} h={30} />
      <Card x={216} y={74} w={54} h={30} />
      <Card x={154} y={112} w={54} h={30} tone="soft" />
    </>
  )
}

/** A QR code, and a phone that has joined. */
export function InvitePicture() {
  return (
    <>
      <Window x={24} y={24} w={172} h={132} />
      <Sign of={IconQrcode} x={42} y={54} size={76} />
      <Line x={128} y={66} w={50} tone="strong" />
      <Line x={128} y={82} w={36} />
      <Area x={128} y={102} w={50} h={20} tone="accent" round={7} />
      <Arrow from={[204, 90]} to={[226, 90]} />
      <Phone x={236} y={40}>
        <Line x={248} y={66} w={32} tone="strong" />
        <Area x={246} y={82} w={36} h={16} tone="sunken" round={5} />
        <Area x={246} y={106} w={36} h={16} tone="accent" round={5} />
      </Phone>
    </>
  )
}

/** A shelf of templates; one is taken. */
export function TemplatesPicture() {
  return (
    <>
      {[28, 122, 216].map((x, index) => (
        <g key={x}>
          <Area x={x} y={28} w={76} h={92} tone={index === 1 ? 'soft' : 'surface'} round={10} />
          <Area x={x + 8} y={36} w={60} h={38} tone={index === 1 ? 'accent' : 'sunken'} round={6} />
          <Line x={x + 8} y={84} w={52} tone="strong" />
          <Line x={x + 8} y={98} w={36} />
        </g>
      ))}
      <Arrow from={[160, 124]} to={[160, 140]} />
      <Area x={118} y={146} w={84} h={20} tone="accent" round={7} />
    </>
  )
}

/** The list of sessions with the menu of one. */
export function SessionsPicture() {
  return (
    <>
      <Window x={24} y={16} w={272} h={148} />
      <Area x={36} y={42} w={110} h={20} tone="sunken" round={7} />
      <Sign of={IconSearch} x={42} y={45} size={14} ink="quiet" />
      {[74, 100, 126].map((y, index) => (
        <g key={y}>
          <Line x={36} y={y + 6} w={80} tone="strong" />
          <Line x={140} y={y + 6} w={40} />
          <Sign of={IconDots} x={266} y={y} size={18} ink={index === 0 ? 'accent' : 'quiet'} />
        </g>
      ))}
      <Area x={196} y={70} w={64} h={72} round={9} />
      <Line x={206} y={82} w={42} />
      <Line x={206} y={98} w={34} />
      <Line x={206} y={122} w={40} tone="bad" />
    </>
  )
}

/** A session ID typed on a phone. */
export function JoinPicture() {
  return (
    <>
      <Phone x={132} y={36}>
        <Line x={144} y={60} w={32} tone="strong" />
        <Area x={142} y={74} w={36} h={18} tone="sunken" round={5} />
        {[149, 156, 163, 170].map((x) => (
          <Dot key={x} x={x} y={83} r={2} tone="strong" />
        ))}
        <Area x={142} y={100} w={36} h={18} tone="accent" round={5} />
      </Phone>
      {[60, 96, 224, 260].map((x) => (
        <g key={x}>
          <Dot x={x} y={96} r={14} tone="soft" />
          <Sign of={IconUser} x={x - 10} y={86} size={20} />
        </g>
      ))}
    </>
  )
}

/** The menu behind one's own avatar. */
export function AccountPicture() {
  return (
    <>
      <Window x={24} y={16} w={272} h={148} />
      <Dot x={272} y={48} r={12} tone="accent" />
      <Sign of={IconUser} x={263} y={39} size={18} ink="white" />
      <Area x={158} y={66} w={126} h={88} round={10} />
      {[IconSettings, IconKey, IconLogout].map((icon, index) => (
        <g key={index}>
          <Sign of={icon} x={168} y={76 + index * 25} size={18} ink={index === 0 ? 'accent' : 'quiet'} />
          <Line x={194} y={82 + index * 25} w={[66, 50, 42][index] ?? 50} />
        </g>
      ))}
      <Line x={40} y={44} w={96} tone="strong" />
      <Line x={40} y={62} w={70} />
    </>
  )
}
