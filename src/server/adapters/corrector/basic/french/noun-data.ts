import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);

/** Words with a gender in the data that are mostly something else, or have two genders. */
const EXCLUDED = new Set(
  `livre tour poste mode voile page manche mémoire moule vase somme critique aide garde après-midi gens amour orgue délice
  interview enfant élève artiste touriste collègue camarade journaliste dentiste adulte malade jeune autre même plus moins peu bien mal être avoir
  tout rien personne quelque part fois même espèce pair physique politique œuvre photo la le un une en son ton si que qui dont ou où
  est été va vais ai es sont fait dit vu pris mis nouvelle petite grande première dernière seule bonne belle ancien vieux beau nouveau grand petit bon dernier premier
  seul français française anglais espagnol solde parallèle crêpe greffe pendule relâche trompette secrétaire ministre médecin professeur chose quel air date pose visite forte mort merci propre vaste secondant meilleur prochain pire non tard près comme
  porte marche joue aime mange parle donne reste passe trouve demande regarde pense mot cours cour faire dire savoir`.split(
    /\s+/,
  ),
);

/** The gender of a French noun, from `french-words-gender-lefff` (42,000 nouns); undefined where it is doubtful. */
export function loadGenders(): (noun: string) => 'm' | 'f' | undefined {
  const words = load('french-words-gender-lefff/dist/words.json') as Record<string, string>;
  return (noun) => {
    const lower = noun.toLowerCase();
    if (EXCLUDED.has(lower)) return undefined;
    const gender = words[lower]?.toLowerCase();
    return gender === 'm' || gender === 'f' ? gender : undefined;
  };
}
