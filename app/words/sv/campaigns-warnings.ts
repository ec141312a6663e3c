import type { SameAs } from '../language.ts'
import type { warnings as en } from '../en/campaigns-warnings.ts'

export const warnings: SameAs<typeof en> = {
  'no-alt': (block) =>
    `Block ${block}: bilden har ingen alternativtext och säger inget till den som inte ser den`,
  'empty-subject': 'Ämnet är tomt för läsare som inget är känt om',
  clipped: (size, shown) =>
    `Mejlet är ${size} kB: Gmail döljer det som kommer efter ${shown} kB, och därmed länken för att avregistrera sig`,
  'no-address': 'Ingenstans i mejlets fot står var ni finns; många länder kräver det',
  'product-missing': (block, name) =>
    `Block ${block}: det finns ingen produkt ”${name}”, så ordet står kvar som det är`,
  'product-left-out': (block, name) => `Block ${block}: det finns ingen produkt ”${name}”, så den utelämnas`,
  'product-sold-out': (block, title) => `Block ${block}: ”${title}” är slutsåld, och det står så`,
  'prompt-few': (block, prompt, found, wanted) =>
    `Block ${block}: bara ${found} av ${wanted} som ”${prompt}” frågar efter finns till salu`,
  'prompt-none': (block, prompt) =>
    `Block ${block}: inget som ”${prompt}” frågar efter finns till salu, så det utelämnas`,
}
