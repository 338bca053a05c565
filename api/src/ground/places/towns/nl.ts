/** Towns of the Netherlands, the largest of each province first. */
export const NL = `
DR = Emmen 52.79 6.90|Assen 52.99 6.56|Hoogeveen 52.72 6.48|Meppel 52.70 6.19|Coevorden 52.66 6.74|Klazienaveen 52.73 6.99|
  Beilen 52.86 6.51|Roden 53.14 6.43|Eelde 53.13 6.56|Zuidlaren 53.09 6.68|Borger 52.92 6.79|Nieuw-Amsterdam 52.72 6.87|
  Westerbork 52.85 6.61|Gieten 53.00 6.76|Vries 53.07 6.58|Dwingeloo 52.83 6.37|Norg 53.07 6.46|Odoorn 52.85 6.85|
  Rolde 52.98 6.65|Dalen 52.70 6.76
FL = Almere 52.37 5.22|Lelystad 52.52 5.47|Dronten 52.53 5.72|Emmeloord 52.71 5.75|Zeewolde 52.33 5.54|Urk 52.66 5.60|
  Swifterbant 52.57 5.64|Biddinghuizen 52.45 5.69|Marknesse 52.71 5.86|Ens 52.64 5.83|Creil 52.76 5.66|Nagele 52.64 5.72|
  Tollebeek 52.68 5.68|Espel 52.72 5.66|Rutten 52.80 5.70|Bant 52.78 5.75|Luttelgeest 52.76 5.85|Kraggenburg 52.66 5.90|
  Almere Haven 52.34 5.22|Almere Buiten 52.40 5.28
FR = Leeuwarden 53.20 5.80|Drachten 53.11 6.10|Sneek 53.03 5.66|Heerenveen 52.96 5.92|Harlingen 53.17 5.42|Joure 52.97 5.80|
  Wolvega 52.88 6.00|Franeker 53.19 5.54|Dokkum 53.33 6.00|Lemmer 52.84 5.71|Bolsward 53.06 5.53|Burgum 53.19 5.99|
  Gorredijk 53.00 6.07|Oosterwolde 52.99 6.29|Surhuisterveen 53.18 6.17|Makkum 53.06 5.40|Workum 52.98 5.45|
  Stiens 53.26 5.76|Balk 52.90 5.58|West-Terschelling 53.36 5.21|Nes 53.45 5.77|Kollum 53.28 6.15
GE = Nijmegen 51.84 5.86|Arnhem 51.98 5.91|Apeldoorn 52.21 5.97|Ede 52.04 5.66|Doetinchem 51.97 6.29|Barneveld 52.14 5.58|
  Harderwijk 52.34 5.62|Zutphen 52.14 6.20|Tiel 51.89 5.43|Wageningen 51.97 5.67|Ermelo 52.30 5.62|Nijkerk 52.22 5.49|
  Zevenaar 51.93 6.07|Winterswijk 51.97 6.72|Culemborg 51.96 5.23|Wijchen 51.81 5.73|Nunspeet 52.38 5.78|Epe 52.35 5.98|
  Duiven 51.95 6.02|Elst 51.92 5.84|Lochem 52.16 6.41|Putten 52.26 5.61|Zaltbommel 51.81 5.25|Velp 51.99 5.97
GR = Groningen 53.22 6.57|Hoogezand 53.16 6.76|Veendam 53.11 6.88|Stadskanaal 52.99 6.95|Winschoten 53.14 7.03|Delfzijl 53.33 6.92|
  Haren 53.17 6.61|Leek 53.16 6.38|Appingedam 53.32 6.86|Zuidhorn 53.25 6.40|Ter Apel 52.88 7.06|Musselkanaal 52.93 7.01|
  Oude Pekela 53.10 7.01|Bedum 53.30 6.60|Winsum 53.33 6.52|Uithuizen 53.41 6.67|Marum 53.14 6.26|Siddeburen 53.25 6.87|
  Loppersum 53.33 6.75|Grootegast 53.21 6.27
LI = Maastricht 50.85 5.69|Venlo 51.37 6.17|Heerlen 50.89 5.98|Sittard 51.00 5.87|Roermond 51.19 5.99|Weert 51.25 5.71|
  Kerkrade 50.87 6.06|Geleen 50.97 5.83|Venray 51.52 5.97|Brunssum 50.95 5.97|Horst 51.45 6.05|Landgraaf 50.91 6.02|
  Valkenburg 50.87 5.83|Stein 50.97 5.77|Tegelen 51.34 6.14|Echt 51.10 5.87|Panningen 51.33 5.98|Gennep 51.70 5.97|
  Meerssen 50.89 5.75|Beek 50.94 5.80|Susteren 51.07 5.86|Vaals 50.77 6.02
NB = Eindhoven 51.44 5.48|Tilburg 51.56 5.09|Breda 51.59 4.78|'s-Hertogenbosch/Den Bosch 51.69 5.30|Helmond 51.48 5.66|
  Oss 51.77 5.52|Roosendaal 51.53 4.47|Bergen op Zoom 51.49 4.29|Veldhoven 51.42 5.40|Waalwijk 51.68 5.07|Oosterhout 51.64 4.86|
  Uden 51.66 5.62|Dongen 51.63 4.94|Boxtel 51.59 5.33|Veghel 51.62 5.55|Best 51.51 5.39|Etten-Leur 51.57 4.64|
  Valkenswaard 51.35 5.46|Geldrop 51.42 5.56|Boxmeer 51.65 5.95|Deurne 51.46 5.80|Cuijk 51.73 5.88|Goirle 51.52 5.07|
  Vught 51.65 5.30|Zevenbergen 51.65 4.60
NH = Amsterdam 52.37 4.90|Haarlem 52.38 4.64|Zaandam 52.44 4.83|Hoofddorp 52.30 4.69|Alkmaar 52.63 4.75|Hilversum 52.22 5.18|
  Amstelveen 52.30 4.86|Purmerend 52.51 4.96|Hoorn 52.64 5.06|Den Helder 52.96 4.76|Heerhugowaard 52.67 4.84|
  IJmuiden 52.46 4.61|Beverwijk 52.48 4.66|Heemskerk 52.51 4.67|Nieuw-Vennep 52.26 4.63|Bussum 52.27 5.16|
  Castricum 52.55 4.66|Heemstede 52.35 4.62|Huizen 52.30 5.24|Uithoorn 52.24 4.83|Zandvoort 52.37 4.53|Volendam 52.49 5.07|
  Enkhuizen 52.70 5.29|Aalsmeer 52.26 4.76|Schagen 52.79 4.80|Weesp 52.31 5.04|Den Burg 53.05 4.80|Velsen 52.46 4.65
OV = Enschede 52.22 6.89|Zwolle 52.51 6.09|Deventer 52.25 6.16|Hengelo 52.27 6.79|Almelo 52.36 6.66|Kampen 52.56 5.91|
  Oldenzaal 52.31 6.93|Hardenberg 52.58 6.62|Raalte 52.39 6.28|Rijssen 52.31 6.52|Haaksbergen 52.16 6.74|Nijverdal 52.36 6.46|
  Steenwijk 52.79 6.12|Borne 52.30 6.75|Ommen 52.52 6.43|Dalfsen 52.51 6.26|Losser 52.26 7.00|Vriezenveen 52.41 6.62|
  Hasselt 52.59 6.09|Heino 52.44 6.23|Goor 52.23 6.59|Genemuiden 52.62 6.04
UT = Utrecht 52.09 5.12|Amersfoort 52.16 5.39|Veenendaal 52.03 5.56|Nieuwegein 52.03 5.09|Zeist 52.09 5.23|Houten 52.03 5.17|
  Woerden 52.09 4.88|IJsselstein 52.02 5.04|Soest 52.17 5.29|Maarssen 52.14 5.04|De Bilt 52.11 5.18|Bilthoven 52.13 5.20|
  Baarn 52.21 5.29|Leusden 52.13 5.43|Vianen 51.99 5.09|Mijdrecht 52.21 4.86|Rhenen 51.96 5.57|Doorn 52.03 5.35|
  Wijk bij Duurstede 51.97 5.34|Bunnik 52.07 5.20|Bunschoten 52.24 5.38|Vleuten 52.11 5.01|Driebergen 52.05 5.28|Breukelen 52.17 5.00
ZE = Middelburg 51.50 3.61|Vlissingen 51.44 3.57|Goes 51.50 3.89|Terneuzen 51.34 3.83|Zierikzee 51.65 3.92|Hulst 51.28 4.05|
  Axel 51.27 3.91|Oostburg 51.33 3.49|Tholen 51.53 4.22|Yerseke 51.49 4.05|Kapelle 51.49 3.96|Sas van Gent 51.23 3.80|
  Domburg 51.56 3.50|Heinkenszand 51.47 3.81|Bruinisse 51.66 4.10|Koudekerke 51.48 3.55|Breskens 51.40 3.56|
  Kruiningen 51.45 4.03|Sint-Maartensdijk 51.55 4.08|Oost-Souburg 51.47 3.60
ZH = Rotterdam 51.92 4.48|Den Haag/'s-Gravenhage 52.08 4.31|Leiden 52.16 4.49|Dordrecht 51.81 4.67|Zoetermeer 52.06 4.49|
  Delft 52.01 4.36|Gouda 52.01 4.71|Alphen aan den Rijn 52.13 4.66|Schiedam 51.92 4.40|Vlaardingen 51.91 4.34|
  Spijkenisse 51.85 4.33|Capelle aan den IJssel 51.93 4.58|Katwijk 52.20 4.41|Gorinchem 51.83 4.97|Ridderkerk 51.87 4.60|
  Rijswijk 52.04 4.33|Hellevoetsluis 51.83 4.13|Papendrecht 51.83 4.69|Barendrecht 51.86 4.53|Zwijndrecht 51.82 4.63|
  Maassluis 51.92 4.25|Naaldwijk 51.99 4.21|Leidschendam 52.09 4.39|Noordwijk 52.24 4.45|Lisse 52.26 4.56|Waddinxveen 52.04 4.65|
  Wassenaar 52.14 4.40|Voorburg 52.07 4.36|Middelharnis 51.76 4.17
`;
