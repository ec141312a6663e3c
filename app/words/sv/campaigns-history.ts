import type { SameAs } from '../language.ts'
import type { history as en } from '../en/campaigns-history.ts'

export const history: SameAs<typeof en> = {
  label: 'Historik',
  text: 'Vad var och en skrev, det senaste först. Öppna en version för att se vad som ändrades, eller för att återställa den.',
  none: 'Här finns inget än: det börjar med nästa ändring.',
  loading: 'Historiken laddas',
  now: 'Nu',
  nobody: 'Servern',
  gone: 'Någon som inte längre är kvar',
  program: 'Ett program',
  programNamed: (name: string) => `Programmet ”${name}”`,
  restoredFrom: 'återställd från',
  compare: 'Vad som ändrades',
  since: 'Sedan dess',
  here: 'I den här versionen',
  same: 'Inget har ändrats.',
  stayed: (count: string) => `${count} block som de var`,
  stayedOne: 'Ett block som det var',
  look: 'ser annorlunda ut',
  kinds: { added: 'tillagt', removed: 'borttaget', changed: 'ändrat' },
  restore: 'Återställ den här versionen',
  restored: 'Nu är det som det var då. Det som fanns innan ligger kvar i historiken.',
  safe: 'Det som finns nu ligger kvar i historiken.',
  unsaved: 'Det du skrev är inte sparat än. Spara det först och återställ sedan versionen.',
}
