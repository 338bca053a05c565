/** Towns of Belgium, the largest of each province first. */
export const BE = `
VAN = Antwerpen/Anvers 51.22 4.40|Mechelen 51.03 4.48|Turnhout 51.32 4.95|Heist-op-den-Berg 51.08 4.73|Geel 51.16 4.99|Mol 51.19 5.12|
  Lier 51.13 4.57|Brasschaat 51.29 4.49|Schoten 51.25 4.50|Mortsel 51.17 4.46|Herentals 51.18 4.83|Kapellen 51.31 4.43|
  Boom 51.09 4.37|Willebroek 51.06 4.36|Westerlo 51.09 4.92|Hoogstraten 51.40 4.76|Edegem 51.16 4.45|Kontich 51.13 4.45|
  Duffel 51.10 4.51|Balen 51.17 5.17|Essen 51.47 4.47|Kalmthout 51.38 4.48|Bornem 51.10 4.24
WBR = Braine-l'Alleud 50.68 4.37|Wavre 50.72 4.61|Ottignies-Louvain-la-Neuve 50.67 4.57|Nivelles 50.60 4.33|Waterloo 50.72 4.40|
  Tubize 50.69 4.20|Rixensart 50.71 4.53|Genappe 50.61 4.45|Jodoigne 50.72 4.87|Lasne 50.69 4.48|Court-Saint-Étienne 50.64 4.57|
  La Hulpe 50.73 4.48|Rebecq 50.66 4.14|Grez-Doiceau 50.74 4.70|Chaumont-Gistoux 50.68 4.72|Perwez 50.62 4.81|Villers-la-Ville 50.58 4.53|
  Braine-le-Château 50.68 4.27|Ittre 50.64 4.27|Lincent 50.71 5.03
BRU = Brussel/Bruxelles/Brussels 50.85 4.35|Schaarbeek/Schaerbeek 50.87 4.38|Anderlecht 50.84 4.31|Sint-Jans-Molenbeek/Molenbeek-Saint-Jean 50.85 4.33|
  Elsene/Ixelles 50.83 4.37|Ukkel/Uccle 50.80 4.34|Vorst/Forest 50.81 4.32|Jette 50.88 4.32|Sint-Gillis/Saint-Gilles 50.83 4.35|
  Evere 50.87 4.40|Etterbeek 50.84 4.39|Oudergem/Auderghem 50.82 4.43|Sint-Pieters-Woluwe/Woluwe-Saint-Pierre 50.83 4.44|
  Sint-Lambrechts-Woluwe/Woluwe-Saint-Lambert 50.85 4.43|Sint-Joost-ten-Node/Saint-Josse-ten-Noode 50.85 4.37|
  Koekelberg 50.86 4.33|Ganshoren 50.87 4.31|Sint-Agatha-Berchem/Berchem-Sainte-Agathe 50.86 4.29|Watermaal-Bosvoorde/Watermael-Boitsfort 50.80 4.41
WHT = Charleroi 50.41 4.44|Mons/Bergen 50.45 3.95|La Louvière 50.48 4.19|Tournai/Doornik 50.61 3.39|Mouscron/Moeskroen 50.74 3.21|Châtelet 50.40 4.53|
  Binche 50.41 4.17|Ath 50.63 3.78|Soignies 50.58 4.07|Courcelles 50.46 4.38|Fleurus 50.48 4.55|Lessines 50.71 3.83|
  Péruwelz 50.51 3.59|Saint-Ghislain 50.45 3.82|Enghien 50.69 4.04|Braine-le-Comte 50.61 4.14|Comines 50.77 3.00|Thuin 50.34 4.29|
  Leuze-en-Hainaut 50.60 3.62|Chimay 50.05 4.32|Gosselies 50.47 4.43
WLG = Liège/Luik 50.63 5.57|Seraing 50.60 5.51|Verviers 50.59 5.86|Herstal 50.66 5.63|Huy 50.52 5.24|Ans 50.66 5.52|Eupen 50.63 6.03|
  Flémalle 50.60 5.46|Visé 50.73 5.70|Waremme 50.70 5.25|Spa 50.49 5.86|Malmedy 50.43 6.03|Hannut 50.67 5.08|Sankt Vith 50.28 6.13|
  Herve 50.64 5.79|Dison 50.61 5.85|Soumagne 50.61 5.75|Sprimont 50.51 5.66|Stavelot 50.39 5.93|Theux 50.53 5.81|Oupeye 50.71 5.65
VLI = Hasselt 50.93 5.34|Genk 50.97 5.50|Beringen 51.05 5.22|Sint-Truiden 50.82 5.19|Lommel 51.23 5.31|Maasmechelen 50.97 5.70|
  Heusden-Zolder 51.03 5.28|Bilzen 50.87 5.52|Tongeren 50.78 5.46|Maaseik 51.10 5.79|Pelt 51.21 5.42|Bree 51.14 5.60|
  Houthalen 51.03 5.37|Lanaken 50.89 5.65|Diepenbeek 50.91 5.42|Peer 51.13 5.46|Dilsen-Stokkem 51.03 5.72|Hamont-Achel 51.25 5.55|
  Borgloon 50.80 5.34|Herk-de-Stad 50.94 5.17
WLX = Arlon 49.68 5.82|Bastogne 50.00 5.72|Marche-en-Famenne 50.23 5.34|Virton 49.57 5.53|Aubange 49.57 5.80|Libramont 49.92 5.38|
  Durbuy 50.35 5.46|Neufchâteau 49.84 5.43|Messancy 49.59 5.82|Athus 49.56 5.83|Bertrix 49.85 5.25|Habay-la-Neuve 49.73 5.65|
  Saint-Hubert 50.03 5.37|La Roche-en-Ardenne 50.18 5.58|Florenville 49.70 5.31|Vielsalm 50.28 5.91|Bouillon 49.79 5.07|
  Houffalize 50.13 5.79|Étalle 49.67 5.60|Hotton 50.27 5.45
WNA = Namur/Namen 50.47 4.87|Andenne 50.49 5.10|Gembloux 50.56 4.69|Sambreville 50.44 4.62|Ciney 50.30 5.10|Dinant 50.26 4.91|Philippeville 50.20 4.54|
  Jemeppe-sur-Sambre 50.45 4.67|Fosses-la-Ville 50.40 4.70|Couvin 50.05 4.50|Rochefort 50.16 5.22|Walcourt 50.25 4.43|Florennes 50.25 4.61|
  Profondeville 50.38 4.87|Éghezée 50.59 4.91|Assesse 50.37 5.02|Yvoir 50.33 4.88|Mettet 50.32 4.66|Beauraing 50.11 4.96|Hastière 50.22 4.83
VOV = Gent/Gand 51.05 3.72|Aalst 50.94 4.04|Sint-Niklaas 51.16 4.14|Dendermonde 51.03 4.10|Beveren 51.21 4.26|Lokeren 51.10 3.99|
  Evergem 51.11 3.70|Ninove 50.84 4.02|Geraardsbergen 50.77 3.88|Wetteren 51.00 3.88|Deinze 50.98 3.53|Oudenaarde 50.85 3.60|
  Hamme 51.10 4.14|Temse 51.12 4.21|Zottegem 50.87 3.81|Eeklo 51.19 3.56|Lede 50.97 3.99|Merelbeke 50.99 3.75|Ronse 50.75 3.60|
  Zele 51.07 4.04|Aalter 51.09 3.45|Zelzate 51.20 3.81
VBR = Leuven/Louvain 50.88 4.70|Vilvoorde 50.93 4.43|Dilbeek 50.85 4.26|Halle 50.73 4.24|Tienen 50.81 4.94|Aarschot 50.99 4.84|Diest 50.99 5.05|
  Grimbergen 50.93 4.37|Zaventem 50.88 4.47|Sint-Pieters-Leeuw 50.78 4.24|Asse 50.91 4.20|Tervuren 50.82 4.51|Overijse 50.77 4.53|
  Beersel 50.77 4.30|Zemst 50.98 4.46|Haacht 50.98 4.64|Kortenberg 50.89 4.54|Keerbergen 51.00 4.63|Scherpenheuvel 50.98 4.98|
  Landen 50.75 5.08|Londerzeel 51.01 4.30|Meise 50.93 4.33
VWV = Brugge/Bruges 51.21 3.22|Kortrijk 50.83 3.26|Roeselare 50.95 3.12|Oostende/Ostende 51.23 2.92|Waregem 50.89 3.43|Knokke-Heist 51.35 3.29|
  Ieper 50.85 2.88|Menen 50.80 3.12|Izegem 50.91 3.21|Harelbeke 50.85 3.31|Torhout 51.07 3.10|Tielt 51.00 3.33|
  Wevelgem 50.81 3.18|Blankenberge 51.31 3.13|Zwevegem 50.81 3.34|Koksijde 51.12 2.64|De Panne 51.10 2.59|Veurne 51.07 2.66|
  Diksmuide 51.03 2.86|Poperinge 50.86 2.73|Nieuwpoort 51.13 2.75|Middelkerke 51.19 2.82|Wervik 50.78 3.04
`;
