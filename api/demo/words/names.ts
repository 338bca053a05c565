import type { Locale } from '../../src/ground/settings/index.js';

const names = (female: string, male: string) => ({ female: female.split(' '), male: male.split(' ') });

/** Common first names, by the language of those who bear them. */
export const NAMES: Readonly<Record<Locale, { female: readonly string[]; male: readonly string[] }>> = {
  nl: names(
    'Emma Julia Sophie Lotte Fleur Iris Maud Esmee Femke Jolanda Marieke Anouk Linda Petra Saskia Wendy Yvonne Nadia Samira Fatima Jasmijn Floor Liesbeth Hanneke Carolien Manon Tess Merel Lieke Nienke Astrid Inge Karin Marloes Judith Ellen Lies Griet Veerle Hilde Katrien Sofie Annelies Delphine Tine',
    'Jeroen Bas Sander Niels Tim Rick Mark Erik Peter Wouter Maarten Joris Koen Stijn Bram Luuk Gijs Sem Mees Levi Kees Henk Rob Marco Dennis Youssef Karim Mohamed Rachid Hugo Floris Casper Jelle Sjoerd Tjeerd Arjen Ronald Frank Hans Dirk Geert Wim Bart Kristof Wannes',
  ),
  de: names(
    'Anja Sabine Julia Laura Hannah Leonie Marie Johanna Franziska Claudia Birgit Nina Jana Miriam Elif Aylin Greta Frieda Carla Svenja Heike Silke Paula Antonia',
    'Florian Sebastian Tobias Matthias Moritz Niklas Paul Leon Max Stefan Andreas Jürgen Uwe Kai Emre Deniz Hannes Anton Oskar Philipp Markus Sven Torsten Jannik',
  ),
  fr: names(
    'Camille Chloé Élodie Manon Aurélie Sandrine Nathalie Inès Léa Margaux Céline Aïcha Mathilde Juliette',
    'Julien Nicolas Thomas Maxime Antoine Benoît Mehdi Lucas Hugo Pascal Laurent Mathieu Adrien Bastien',
  ),
  en: names('Alice Megan Rachel Priya Hannah Zoe Niamh Imani', 'Jack Oliver Callum Ravi Marcus Ethan Rory Kwame'),
  es: names('Lucía Carmen Marta Elena', 'Javier Diego Álvaro Pablo'),
  it: names('Giulia Chiara Elisa Sara', 'Marco Luca Davide Matteo'),
  pl: names('Kasia Agnieszka Zofia Ewa', 'Piotr Tomasz Marek Jakub'),
};
