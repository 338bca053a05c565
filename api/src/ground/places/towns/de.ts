/** Towns of Germany, the largest of each state first. */
export const DE = `
BW = Stuttgart 48.78 9.18|Mannheim 49.49 8.47|Karlsruhe 49.01 8.40|Freiburg/Freiburg im Breisgau 48.00 7.85|Heidelberg 49.40 8.69|Ulm 48.40 9.99|
  Heilbronn 49.14 9.22|Pforzheim 48.89 8.70|Reutlingen 48.49 9.21|Esslingen 48.74 9.31|Ludwigsburg 48.90 9.19|Tübingen 48.52 9.06|
  Villingen-Schwenningen 48.06 8.46|Konstanz 47.66 9.18|Aalen 48.84 10.09|Sindelfingen 48.71 9.00|Schwäbisch Gmünd 48.80 9.80|
  Friedrichshafen 47.65 9.48|Offenburg 48.47 7.94|Göppingen 48.70 9.65|Baden-Baden 48.76 8.24|Ravensburg 47.78 9.61|Lörrach 47.61 7.66
BY = München 48.14 11.58|Nürnberg 49.45 11.08|Augsburg 48.37 10.90|Regensburg 49.02 12.10|Ingolstadt 48.77 11.42|Fürth 49.48 10.99|
  Würzburg 49.79 9.95|Erlangen 49.60 11.00|Bamberg 49.89 10.89|Bayreuth 49.95 11.58|Landshut 48.54 12.15|Aschaffenburg 49.97 9.15|
  Kempten 47.73 10.32|Rosenheim 47.86 12.13|Schweinfurt 50.05 10.23|Passau 48.57 13.46|Freising 48.40 11.74|Straubing 48.88 12.57|
  Dachau 48.26 11.43|Hof 50.31 11.91|Memmingen 47.98 10.18|Weiden 49.68 12.16|Garmisch-Partenkirchen 47.49 11.10|Coburg 50.26 10.96|Ansbach 49.30 10.57
BE = Berlin 52.52 13.40|Berlin-Kreuzberg 52.50 13.40|Berlin-Neukölln 52.48 13.44|Berlin-Charlottenburg 52.51 13.30|Berlin-Prenzlauer Berg 52.54 13.42|
  Berlin-Friedrichshain 52.51 13.45|Berlin-Spandau 52.54 13.20|Berlin-Pankow 52.57 13.40|Berlin-Wedding 52.55 13.36|Berlin-Schöneberg 52.48 13.35|
  Berlin-Steglitz 52.46 13.33|Berlin-Köpenick 52.45 13.58|Berlin-Lichtenberg 52.51 13.50|Berlin-Marzahn 52.54 13.56|Berlin-Tempelhof 52.46 13.39|
  Berlin-Reinickendorf 52.57 13.33|Berlin-Zehlendorf 52.43 13.26|Berlin-Mitte 52.52 13.37|Berlin-Wilmersdorf 52.48 13.32|Berlin-Treptow 52.49 13.47
BB = Potsdam 52.40 13.06|Cottbus 51.76 14.33|Brandenburg an der Havel 52.41 12.55|Frankfurt (Oder) 52.34 14.55|Oranienburg 52.75 13.24|
  Falkensee 52.56 13.09|Eberswalde 52.83 13.82|Bernau bei Berlin 52.68 13.59|Königs Wusterhausen 52.30 13.62|Schwedt 53.06 14.28|
  Fürstenwalde 52.36 14.06|Neuruppin 52.92 12.80|Senftenberg 51.52 14.00|Strausberg 52.58 13.88|Rathenow 52.61 12.34|Ludwigsfelde 52.30 13.26|
  Hennigsdorf 52.64 13.20|Werder 52.38 12.93|Eisenhüttenstadt 52.14 14.64|Prenzlau 53.32 13.86|Wittenberge 53.00 11.75
HB = Bremen 53.08 8.80|Bremerhaven 53.55 8.58|Bremen-Vegesack 53.17 8.62|Bremen-Neustadt 53.06 8.79|Bremen-Hemelingen 53.05 8.89|
  Bremen-Gröpelingen 53.12 8.75|Bremen-Schwachhausen 53.09 8.84|Bremen-Horn 53.10 8.86|Bremen-Burglesum 53.16 8.69|Bremen-Osterholz 53.06 8.94
HH = Hamburg 53.55 9.99|Hamburg-Altona 53.55 9.94|Hamburg-Wandsbek 53.58 10.09|Hamburg-Harburg 53.46 9.98|Hamburg-Bergedorf 53.49 10.21|
  Hamburg-Eimsbüttel 53.57 9.96|Hamburg-Barmbek 53.59 10.04|Hamburg-Blankenese 53.56 9.81|Hamburg-Rahlstedt 53.60 10.15|Hamburg-Wilhelmsburg 53.50 10.01|
  Hamburg-Winterhude 53.59 10.00|Hamburg-Niendorf 53.62 9.95|Hamburg-Poppenbüttel 53.66 10.09|Hamburg-Lurup 53.59 9.88|Hamburg-Billstedt 53.54 10.11
HE = Frankfurt am Main 50.11 8.68|Wiesbaden 50.08 8.24|Kassel 51.32 9.50|Darmstadt 49.87 8.65|Offenbach am Main 50.10 8.77|Hanau 50.13 8.92|
  Gießen 50.58 8.68|Marburg 50.81 8.77|Fulda 50.55 9.68|Rüsselsheim 50.00 8.41|Bad Homburg 50.23 8.62|Wetzlar 50.56 8.50|
  Oberursel 50.20 8.58|Rodgau 50.03 8.88|Dreieich 50.02 8.70|Bensheim 49.68 8.62|Bad Hersfeld 50.87 9.71|Limburg an der Lahn 50.38 8.06|
  Langen 49.99 8.67|Bad Nauheim 50.36 8.74|Maintal 50.15 8.83|Viernheim 49.54 8.58|Eschwege 51.19 10.05
MV = Rostock 54.09 12.10|Schwerin 53.63 11.41|Neubrandenburg 53.56 13.26|Stralsund 54.31 13.09|Greifswald 54.09 13.38|Wismar 53.89 11.46|
  Güstrow 53.79 12.18|Waren 53.52 12.68|Neustrelitz 53.36 13.06|Parchim 53.43 11.85|Ribnitz-Damgarten 54.24 12.46|Bergen auf Rügen 54.42 13.43|
  Anklam 53.86 13.69|Wolgast 54.05 13.77|Pasewalk 53.51 13.99|Ludwigslust 53.33 11.50|Bad Doberan 54.11 11.90|Grevesmühlen 53.87 11.19|
  Demmin 53.91 13.03|Hagenow 53.43 11.19
NI = Hannover 52.37 9.73|Braunschweig 52.27 10.52|Oldenburg 53.14 8.21|Osnabrück 52.28 8.05|Wolfsburg 52.42 10.79|Göttingen 51.54 9.93|
  Salzgitter 52.15 10.33|Hildesheim 52.15 9.95|Delmenhorst 53.05 8.63|Wilhelmshaven 53.53 8.11|Lüneburg 53.25 10.41|Celle 52.62 10.08|
  Hameln 52.10 9.36|Nordhorn 52.43 7.07|Lingen 52.52 7.32|Emden 53.37 7.21|Cuxhaven 53.86 8.69|Stade 53.60 9.48|Peine 52.32 10.23|
  Goslar 51.91 10.43|Wolfenbüttel 52.16 10.54|Aurich 53.47 7.48|Papenburg 53.08 7.39|Vechta 52.73 8.29
NW = Köln 50.94 6.96|Düsseldorf 51.23 6.78|Dortmund 51.51 7.47|Essen 51.46 7.01|Duisburg 51.43 6.76|Bochum 51.48 7.22|Wuppertal 51.26 7.18|
  Bielefeld 52.02 8.53|Bonn 50.73 7.10|Münster 51.96 7.63|Mönchengladbach 51.19 6.44|Gelsenkirchen 51.52 7.09|Aachen 50.78 6.08|
  Krefeld 51.33 6.56|Oberhausen 51.47 6.85|Hagen 51.37 7.46|Hamm 51.68 7.82|Mülheim an der Ruhr 51.43 6.88|Leverkusen 51.03 6.98|
  Solingen 51.17 7.08|Herne 51.54 7.22|Neuss 51.20 6.69|Paderborn 51.72 8.75|Recklinghausen 51.61 7.20|Siegen 50.87 8.02|Bottrop 51.52 6.93|
  Bergisch Gladbach 50.99 7.13|Remscheid 51.18 7.19|Moers 51.45 6.63|Witten 51.44 7.35|Iserlohn 51.38 7.70|
  Gütersloh 51.91 8.38|Kleve 51.79 6.14|Bocholt 51.84 6.62|Minden 52.29 8.92|Arnsberg 51.40 8.06|Düren 50.80 6.48
RP = Mainz 50.00 8.27|Ludwigshafen am Rhein 49.48 8.44|Koblenz 50.36 7.59|Trier 49.76 6.64|Kaiserslautern 49.44 7.77|Worms 49.63 8.36|
  Neuwied 50.43 7.47|Neustadt an der Weinstraße 49.35 8.14|Speyer 49.32 8.43|Bad Kreuznach 49.84 7.86|Frankenthal 49.53 8.35|
  Landau in der Pfalz 49.20 8.12|Pirmasens 49.20 7.60|Zweibrücken 49.25 7.36|Idar-Oberstein 49.71 7.31|Andernach 50.44 7.40|
  Bad Neuenahr-Ahrweiler 50.55 7.12|Ingelheim 49.97 8.06|Bingen 49.97 7.90|Mayen 50.33 7.22|Bitburg 49.97 6.52
SL = Saarbrücken 49.23 7.00|Neunkirchen 49.34 7.18|Homburg 49.33 7.34|Völklingen 49.25 6.85|St. Ingbert 49.28 7.11|Saarlouis 49.31 6.75|
  Merzig 49.44 6.64|St. Wendel 49.47 7.17|Blieskastel 49.24 7.26|Dillingen 49.36 6.73|Lebach 49.41 6.91|Püttlingen 49.29 6.88|
  Heusweiler 49.34 6.93|Wadgassen 49.27 6.79|Bexbach 49.35 7.25|Schwalbach 49.29 6.82|Sulzbach 49.30 7.06|Losheim am See 49.51 6.75|
  Wadern 49.54 6.89|Ottweiler 49.40 7.16
SN = Leipzig 51.34 12.37|Dresden 51.05 13.74|Chemnitz 50.83 12.92|Zwickau 50.72 12.49|Plauen 50.50 12.14|Görlitz 51.15 14.99|
  Freiberg 50.91 13.34|Freital 51.00 13.65|Pirna 50.96 13.94|Bautzen 51.18 14.42|Radebeul 51.11 13.66|Hoyerswerda 51.44 14.24|
  Meißen 51.16 13.48|Riesa 51.31 13.29|Zittau 50.90 14.81|Delitzsch 51.53 12.34|Limbach-Oberfrohna 50.86 12.76|Glauchau 50.82 12.54|
  Markkleeberg 51.28 12.37|Döbeln 51.12 13.12|Annaberg-Buchholz 50.58 13.00|Aue 50.59 12.70
ST = Halle (Saale) 51.48 11.97|Magdeburg 52.13 11.63|Dessau-Roßlau 51.84 12.24|Wittenberg 51.87 12.65|Halberstadt 51.90 11.05|Stendal 52.61 11.86|
  Weißenfels 51.20 11.97|Bitterfeld-Wolfen 51.63 12.32|Merseburg 51.36 11.99|Bernburg 51.80 11.74|Wernigerode 51.83 10.79|Naumburg 51.15 11.81|
  Schönebeck 52.02 11.73|Zeitz 51.05 12.14|Sangerhausen 51.47 11.30|Aschersleben 51.76 11.46|Quedlinburg 51.79 11.15|Köthen 51.75 11.97|
  Eisleben 51.53 11.55|Salzwedel 52.85 11.15|Burg 52.27 11.85
SH = Kiel 54.32 10.13|Lübeck 53.87 10.69|Flensburg 54.79 9.44|Neumünster 54.07 9.99|Norderstedt 53.69 10.00|Elmshorn 53.75 9.65|
  Pinneberg 53.66 9.80|Itzehoe 53.92 9.51|Wedel 53.58 9.70|Ahrensburg 53.67 10.24|Geesthacht 53.44 10.38|Rendsburg 54.30 9.66|
  Henstedt-Ulzburg 53.79 9.98|Reinbek 53.51 10.25|Bad Oldesloe 53.81 10.38|Schleswig 54.52 9.57|Eckernförde 54.47 9.84|Husum 54.48 9.05|
  Heide 54.20 9.09|Westerland 54.91 8.31|Eutin 54.14 10.61|Bad Segeberg 53.94 10.31
TH = Erfurt 50.98 11.03|Jena 50.93 11.59|Gera 50.88 12.08|Weimar 50.98 11.33|Gotha 50.95 10.70|Nordhausen 51.50 10.79|Eisenach 50.97 10.32|
  Suhl 50.61 10.69|Mühlhausen 51.21 10.45|Altenburg 50.99 12.43|Saalfeld 50.65 11.36|Ilmenau 50.69 10.91|Arnstadt 50.83 10.95|
  Meiningen 50.57 10.42|Apolda 51.03 11.51|Sonneberg 50.36 11.17|Rudolstadt 50.72 11.33|Greiz 50.66 12.20|Sömmerda 51.16 11.12|
  Leinefelde-Worbis 51.39 10.33|Bad Langensalza 51.11 10.65|Schmalkalden 50.72 10.45
`;
